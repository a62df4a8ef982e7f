/* Written by `npm run query:types`: change the queries, not this file. */
import type { IGatsbyImageData } from 'gatsby-plugin-image';

export type AboutPageQuery = {
  aboutPage: {
    seo: Seo;
    hero: AboutPageHero;
    story: StatementSection;
    powerhouse: StatementSection;
    intelligence: StatementSection;
    willNotDo: AboutPageWillNotDo | null;
    team: {
      heading: string;
      text: string;
      roles: GlyphCard[];
      people: {
        name: string;
        role: string;
        languages: string | null;
        portrait: {
          pictures: CardPictureFragment;
        } | null;
      }[] | null;
    };
    partners: AboutPagePartners;
    closing: AboutPageClosing;
    pictures: HeroPictureFragment;
  };
  allPartner: {
    nodes: {
      name: string;
      path: string;
      logo: LogoContentFragment | null;
    }[];
  };
};

export type BandPictureFragment = {
  alt: string;
  band: WideImagesFragment | null;
};

export type CardImageFragment = {
  childImageSharp: {
    gatsbyImageData: IGatsbyImageData;
  } | null;
};

export type CardImagesFragment = {
  light: CardImageFragment;
  dark: CardImageFragment | null;
};

export type CardPictureFragment = {
  alt: string;
  card: CardImagesFragment | null;
};

export type CaseGroupContentFragment = {
  slug: string;
  name: string;
  layout: 'squares' | 'wide';
  caseStudies: {
    name: string;
    headline: string;
    path: string;
    pictures: CardPictureFragment & WidePictureFragment;
  }[];
};

export type CaseIndexWordsFragment = {
  action: Action;
  paging: SuccessPagePaging;
};

export type CaseStudyListPageQuery = {
  successPage: CaseIndexWordsFragment;
  caseStudyGroup: CaseGroupContentFragment;
};

export type CaseStudyPageQuery = {
  caseStudy: {
    name: string;
    headline: string;
    seo: Seo;
    summary: string;
    action: Action;
    figures: CaseStudyFigures[] | null;
    challenges: string[];
    solutions: string[];
    results: string[];
    quote: CaseStudyQuote | null;
    closing: CaseStudyClosing;
    pictures: WidePictureFragment;
    services: {
      name: string;
      path: string;
    }[];
    group: {
      name: string;
      all: string;
    };
  };
  successPage: {
    caseLabels: SuccessPageCaseLabels;
  };
};

export type ContactFormContentFragment = {
  inputs: ContactFormInputs;
  submit: FormSubmit;
  nextSteps: NextSteps | null;
  restore: ContactFormRestore;
  messages: ContactFormMessages;
};

export type ContactQuery = {
  contactPage: {
    seo: Seo;
    title: string;
    text: string;
    details: ContactPageDetails;
    bookingLink: string | null;
    formHeading: string;
    subjects: ContactPageSubjects[];
    pictures: BandPictureFragment;
  };
  homePage: {
    hero: HomePageHero;
  };
  contactForm: ContactFormContentFragment;
  formWords: FormWordsContentFragment;
};

export type FormWordsContentFragment = {
  summaryHeading: string;
  errorPrefix: string;
  stillSending: string;
  showPassword: string;
  hidePassword: string;
  closeToast: string;
  toasts: string;
  withoutScript: string;
  honeypot: string;
};

export type HeroImageFragment = {
  childImageSharp: {
    gatsbyImageData: IGatsbyImageData;
  } | null;
};

export type HeroImagesFragment = {
  light: HeroImageFragment;
  dark: HeroImageFragment | null;
};

export type HeroPictureFragment = WidePictureFragment & {
  hero: HeroImagesFragment | null;
};

export type HomePageQuery = LeadSectionContentFragment & {
  homePage: {
    seo: Seo;
    hero: HomePageHero;
    what: HomePageWhat;
    phases: HomePagePhases;
    offers: HomePageOffers;
    special: {
      heading: string;
      statement: string;
      text: string;
      action: Action;
      facts: {
        counts: 'listening' | 'responsive' | 'case-studies' | null;
        label: string;
        shown: string;
        dots: number;
      }[];
    };
    unique: HomePageUnique;
    trusted: {
      heading: string;
      controls: HomePageTrustedControls;
      logos: {
        name: string;
        mark: 'arc' | 'bolt' | 'cross' | 'hive' | 'orbit' | 'stack' | 'tile' | 'wave' | null;
        link: string | null;
        logo: LogoContentFragment | null;
      }[];
    };
  };
  allServiceGroup: {
    nodes: {
      slug: string;
      name: string;
      tagline: string;
      phase: 'listen' | 'respond';
      services: {
        name: string;
        cardText: string;
        path: string;
        pictures: CardPictureFragment & {
          hero: HeroImagesFragment | null;
        };
      }[];
    }[];
  };
  aboutPage: {
    pictures: HeroPictureFragment;
  };
  contactPage: {
    bookingLink: string | null;
  };
};

export type LeadFormContentFragment = {
  inputs: LeadFormInputs;
  servicePlaceholder: string;
  choices: {
    value: string;
    label: string;
  }[];
  privacy: LeadFormPrivacy;
  submit: FormSubmit;
  nextSteps: NextSteps | null;
  messages: LeadFormMessages;
};

export type LeadSectionContentFragment = {
  homePage: {
    lead: HomePageLead;
  };
  leadForm: LeadFormContentFragment;
  formWords: FormWordsContentFragment;
};

export type LegalPageQuery = {
  legalPage: {
    name: string;
    seo: Seo;
    effectiveDateLabel: string;
    effectiveDate: string;
    contentsLabel: string;
    intro: string;
    isNumbered: boolean;
    sections: LegalSection[];
  };
  storedItems: {
    caption: string;
    columns: StoredItemsColumns;
    items: StoredItemsItems[];
  };
};

export type LoginFormContentFragment = {
  inputs: LoginFormInputs;
  submit: FormSubmit;
  messages: LoginFormMessages;
};

export type LoginQuery = {
  loginPage: {
    seo: Seo;
    title: string;
    signup: LinkedSentence;
    forgot: Action;
    pictures: TallPictureFragment;
  };
  loginForm: LoginFormContentFragment;
  formWords: FormWordsContentFragment;
};

export type LogoContentFragment = {
  ground: 'light' | 'dark' | 'both' | null;
  onLight: LogoFileContentFragment;
  onDark: LogoFileContentFragment | null;
};

export type LogoFileContentFragment = {
  width: number;
  height: number;
  svg: {
    publicURL: string | null;
  } | null;
  png: {
    childImageSharp: {
      gatsbyImageData: IGatsbyImageData;
    } | null;
  } | null;
};

export type NotFoundQuery = {
  allErrorPage: {
    nodes: {
      language: string;
      seo: Seo;
      title: string;
      notFound: ErrorPageNotFound;
      action: Action;
      pictures: BandPictureFragment;
    }[];
  };
};

export type PartnerPageQuery = {
  partner: {
    website: string;
    seo: Seo;
    hero: PartnerHero;
    features: PartnerFeatures;
    closing: PartnerClosing;
    pictures: HeroPictureFragment;
  };
};

export type ServicePageQuery = LeadSectionContentFragment & {
  service: {
    leadService: string | null;
    seo: Seo;
    hero: ServiceHero;
    why: ServiceWhy;
    how: ServiceHow;
    questions: ServiceQuestions[] | null;
    pictures: HeroPictureFragment;
    caseStudies: {
      name: string;
      path: string;
    }[];
    group: {
      slug: string;
      name: string;
      phase: 'listen' | 'respond';
      cards: 'steps' | 'glyphs';
      labels: ServiceGroupLabels;
      promo: {
        heading: string;
        text: string;
        actionLabel: string;
        partner: {
          name: string;
          path: string;
          logo: LogoContentFragment | null;
          pictures: CardPictureFragment & WidePictureFragment;
        };
      };
    };
  };
  successPage: {
    caseLabels: SuccessPageCaseLabels;
  };
};

export type SignupFormContentFragment = {
  inputs: SignupFormInputs;
  submit: FormSubmit;
  messages: SignupFormMessages;
};

export type SignupQuery = {
  signupPage: {
    seo: Seo;
    title: string;
    login: LinkedSentence;
    pictures: TallPictureFragment;
  };
  signupForm: SignupFormContentFragment;
  formWords: FormWordsContentFragment;
};

export type SiteContentQuery = {
  site: {
    siteMetadata: {
      siteUrl: string;
    };
  };
  allCompany: {
    nodes: {
      name: string;
      logo: LogoContentFragment | null;
      tagline: string;
      language: string;
      locale: string;
      languageName: string;
      email: string;
      phone: string;
      address: string;
      copyright: string;
      titleSuffix: string;
      shareImageAlt: string;
      phoneLink: string;
      mailLink: string;
      social: CompanySocial[];
    }[];
  };
  allNavigation: {
    nodes: {
      language: string;
      menu: {
        label: string;
        href: string | null;
        phase: string | null;
        isButton: boolean;
        links: {
          label: string;
          href: string;
        }[];
      }[];
      footer: NavigationFooter;
      topBar: NavigationTopBar;
      words: NavigationWords;
    }[];
  };
  allFormWords: {
    nodes: {
      language: string;
      toasts: string;
      closeToast: string;
    }[];
  };
  allErrorPage: {
    nodes: {
      language: string;
      title: string;
      failure: ErrorPageFailure;
      action: Action;
    }[];
  };
  allConsent: {
    nodes: {
      language: string;
      version: number;
      categories: ConsentCategories[];
      dialog: ConsentDialog;
      banner: ConsentBanner;
      acceptAll: string;
      refuseAll: string;
      messages: ConsentMessages;
    }[];
  };
};

export type SuccessPageQuery = {
  successPage: CaseIndexWordsFragment & {
    seo: Seo;
    title: string;
    text: string;
  };
  allCaseStudyGroup: {
    nodes: CaseGroupContentFragment[];
  };
};

export type TallPictureFragment = WidePictureFragment & {
  tall: HeroImagesFragment | null;
};

export type WideImageFragment = {
  childImageSharp: {
    gatsbyImageData: IGatsbyImageData;
  } | null;
};

export type WideImagesFragment = {
  light: WideImageFragment;
  dark: WideImageFragment | null;
};

export type WidePictureFragment = {
  alt: string;
  wide: WideImagesFragment | null;
};

export type AboutPageClosing = {
  text: string;
  action: Action;
};

export type AboutPageHero = {
  title: string;
  text: string;
  action: Action;
};

export type AboutPagePartners = {
  heading: string;
  text: string;
};

export type AboutPageWillNotDo = {
  heading: string;
  intro: string;
  points: AboutPageWillNotDoPoints[];
};

export type AboutPageWillNotDoPoints = {
  title: string;
  text: string;
};

export type Action = {
  label: string;
  link: string;
};

export type CaseStudyClosing = {
  text: string;
  action: Action;
};

export type CaseStudyFigures = {
  value: string;
  label: string;
  period: string;
};

export type CaseStudyQuote = {
  words: string;
  name: string;
  role: string;
};

export type CompanySocial = {
  network: 'linkedin' | 'x' | 'whatsapp';
  label: string;
  link?: string;
};

export type ConsentBanner = {
  title: string;
  text: string;
  open: string;
};

export type ConsentCategories = {
  key: 'necessary' | 'analytics' | 'functional' | 'advertising';
  name: string;
  text: string;
  isInUse: boolean;
};

export type ConsentDialog = {
  title: string;
  text: string;
  close: string;
  notInUse: string;
  save: string;
};

export type ConsentMessages = {
  saved: string;
  failed: string;
};

export type ContactFormInputs = {
  first_name: FormField;
  last_name: FormField;
  email: FormField;
  phone: FormField;
  message: FormField;
};

export type ContactFormMessages = {
  success: string;
  unexpected: string;
  serverPrefix: string;
  error: string;
  network: string;
};

export type ContactFormRestore = {
  text: string;
  label: string;
};

export type ContactPageDetails = {
  office: string;
  phone: string;
  email: string;
};

export type ContactPageSubjects = {
  key: string;
  notice: string;
  message: string;
};

export type ErrorPageFailure = {
  status: string;
  message: string;
  text: string;
  retry: string;
};

export type ErrorPageNotFound = {
  status: string;
  message: string;
  text: string;
};

export type FormField = {
  label: string;
  hint?: string;
  required: string;
  invalid?: string;
};

export type FormSubmit = {
  label: string;
  busy: string;
};

export type GlyphCard = {
  title: string;
  text: string;
  glyph: 'act' | 'aim' | 'branch' | 'bridge' | 'deep' | 'globe' | 'loop' | 'merge' | 'people' | 'plan' | 'proof' | 'rise';
};

export type HomePageHero = {
  title: string;
  text: string;
  action: Action;
};

export type HomePageLead = {
  heading: string;
  text: string;
};

export type HomePageOffers = {
  heading: string;
};

export type HomePagePhases = {
  label: string;
  items: HomePagePhasesItems[];
};

export type HomePagePhasesItems = {
  title: string;
  text: string;
};

export type HomePageTrustedControls = {
  previous: string;
  next: string;
  pause: string;
  play: string;
};

export type HomePageUnique = {
  heading: string;
  cards: GlyphCard[];
  turn: string;
  turnBack: string;
  action: Action;
};

export type HomePageWhat = {
  heading: string;
  statement: string;
  text: string;
  action: Action;
};

export type LeadFormInputs = {
  name: FormField;
  co_email: FormField;
  service: FormField;
};

export type LeadFormMessages = {
  success: string;
  unexpected: string;
  error: string;
  privacy: string;
};

export type LeadFormPrivacy = {
  label: string;
};

export type LegalBlock = {
  subheading?: string;
  paragraph?: string;
  list?: string[];
  storedItems?: boolean;
};

export type LegalSection = {
  anchor: string;
  heading: string;
  blocks: LegalBlock[];
};

export type LinkedSentence = {
  text: string;
  label: string;
  link: string;
};

export type LoginFormInputs = {
  username: FormField;
  password: FormField;
};

export type LoginFormMessages = {
  invalid: string;
  error: string;
};

export type NavigationFooter = {
  linksHeading: string;
  links: NavigationFooterLinks[];
  contactHeading: string;
  cookiePreferences: string;
};

export type NavigationFooterLinks = {
  label: string;
  link: string;
};

export type NavigationTopBar = {
  label: string;
  login: string;
};

export type NavigationWords = {
  skip: string;
  main: string;
  footer: string;
  openMenu: string;
  closeMenu: string;
  toDark: string;
  toLight: string;
  all: string;
  home: string;
  opensElsewhere: string;
  loading: string;
  opened: string;
};

export type NextStep = {
  title: string;
  text: string;
};

export type NextSteps = {
  heading: string;
  steps: NextStep[];
};

export type PartnerClosing = {
  text: string;
  actionLabel: string;
};

export type PartnerFeatures = {
  heading: string;
  cards: GlyphCard[];
};

export type PartnerHero = {
  title: string;
  text: string;
  actionLabel: string;
};

export type Seo = {
  title: string;
  description: string;
};

export type ServiceCard = {
  title: string;
  text: string;
  glyph?: 'act' | 'aim' | 'branch' | 'bridge' | 'deep' | 'globe' | 'loop' | 'merge' | 'people' | 'plan' | 'proof' | 'rise';
};

export type ServiceGroupLabels = {
  why: string;
  how: string;
  questions: string;
};

export type ServiceHero = {
  title: string;
  text: string;
  action: Action;
};

export type ServiceHow = {
  heading: string;
  intro?: string;
  cards: ServiceCard[];
};

export type ServiceQuestions = {
  anchor: string;
  question: string;
  answer: string;
};

export type ServiceWhy = {
  heading: string;
  statement: string;
  text?: string;
  points: string[];
};

export type SignupFormInputs = {
  name: FormField;
  username: FormField;
  phone: FormField;
  email: FormField;
  password: FormField;
};

export type SignupFormMessages = {
  success: string;
  failed: string;
  network: string;
  otherPrefix: string;
};

export type StatementSection = {
  heading: string;
  statement: string;
  paragraphs: string[];
};

export type StoredItemsColumns = {
  name: string;
  purpose: string;
  category: string;
  kept: string;
};

export type StoredItemsItems = {
  name: string;
  purpose: string;
  category: string;
  kept: string;
};

export type SuccessPageCaseLabels = {
  menu: string;
  challenges: string;
  solutions: string;
  results: string;
  services: string;
  usedIn: string;
  previous: string;
  next: string;
};

export type SuccessPagePaging = {
  label: string;
  page: string;
  of: string;
  title: string;
  previous: string;
  next: string;
  description: string;
};

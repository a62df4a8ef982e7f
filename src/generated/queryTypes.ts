/* Written by `npm run query:types`: change the queries, not this file. */
import type { IGatsbyImageData } from 'gatsby-plugin-image';

export interface AboutPageQuery {
  aboutPage: {
    seo: SeoContentFragment;
    hero: {
      title: string;
      text: string;
      action: ActionContentFragment;
    };
    story: StatementSectionContentFragment;
    powerhouse: StatementSectionContentFragment;
    intelligence: StatementSectionContentFragment;
    willNotDo: {
      heading: string;
      intro: string;
      points: {
        title: string;
        text: string;
      }[];
    } | null;
    team: {
      heading: string;
      text: string;
      roles: {
        title: string;
        text: string;
        glyph: 'act' | 'aim' | 'branch' | 'bridge' | 'deep' | 'globe' | 'loop' | 'merge' | 'people' | 'plan' | 'proof' | 'rise';
      }[];
      people: {
        name: string;
        role: string;
        languages: string | null;
        portrait: {
          pictures: CardPictureFragment;
        } | null;
      }[] | null;
    };
    partners: {
      heading: string;
      text: string;
    };
    closing: {
      text: string;
      action: ActionContentFragment;
    };
    pictures: HeroPictureFragment;
  };
  allPartner: {
    nodes: {
      name: string;
      path: string;
      logo: LogoContentFragment | null;
    }[];
  };
}

export interface ActionContentFragment {
  label: string;
  link: string;
}

export interface BandPictureFragment {
  alt: string;
  band: WideImagesFragment | null;
}

export interface CardImageFragment {
  childImageSharp: {
    gatsbyImageData: IGatsbyImageData;
  } | null;
}

export interface CardImagesFragment {
  light: CardImageFragment;
  dark: CardImageFragment | null;
}

export interface CardPictureFragment {
  alt: string;
  card: CardImagesFragment | null;
}

export interface CaseGroupContentFragment {
  slug: string;
  name: string;
  layout: 'squares' | 'wide';
  caseStudies: {
    name: string;
    headline: string;
    path: string;
    pictures: CardPictureFragment & WidePictureFragment;
  }[];
}

export interface CaseIndexWordsFragment {
  action: ActionContentFragment;
  paging: {
    label: string;
    page: string;
    of: string;
    title: string;
    previous: string;
    next: string;
    description: string;
  };
}

export interface CaseStudyListPageQuery {
  successPage: CaseIndexWordsFragment;
  caseStudyGroup: CaseGroupContentFragment;
}

export interface CaseStudyPageQuery {
  caseStudy: {
    name: string;
    headline: string;
    seo: SeoContentFragment;
    summary: string;
    action: ActionContentFragment;
    figures: {
      value: string;
      label: string;
      period: string;
    }[] | null;
    challenges: string[];
    solutions: string[];
    results: string[];
    quote: {
      words: string;
      name: string;
      role: string;
    } | null;
    closing: {
      text: string;
      action: ActionContentFragment;
    };
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
    caseLabels: {
      menu: string;
      challenges: string;
      solutions: string;
      results: string;
      services: string;
      previous: string;
      next: string;
    };
  };
}

export interface ContactFormContentFragment {
  inputs: {
    first_name: FormFieldContentFragment;
    last_name: FormFieldContentFragment;
    email: FormFieldContentFragment;
    phone: FormFieldContentFragment;
    message: FormFieldContentFragment;
  };
  submit: FormSubmitContentFragment;
  nextSteps: NextStepsContentFragment | null;
  restore: {
    text: string;
    label: string;
  };
  messages: {
    success: string;
    unexpected: string;
    serverPrefix: string;
    error: string;
    network: string;
  };
}

export interface ContactQuery {
  contactPage: {
    seo: SeoContentFragment;
    title: string;
    text: string;
    details: {
      office: string;
      phone: string;
      email: string;
    };
    bookingLink: string | null;
    formHeading: string;
    subjects: {
      key: string;
      notice: string;
      message: string;
    }[];
    pictures: BandPictureFragment;
  };
  homePage: {
    hero: {
      action: {
        label: string;
      };
    };
  };
  contactForm: ContactFormContentFragment;
  formWords: FormWordsContentFragment;
}

export interface FormFieldContentFragment {
  label: string;
  hint: string | null;
  required: string;
  invalid: string | null;
}

export interface FormSubmitContentFragment {
  label: string;
  busy: string;
}

export interface FormWordsContentFragment {
  summaryHeading: string;
  errorPrefix: string;
  stillSending: string;
  showPassword: string;
  hidePassword: string;
  closeToast: string;
  toasts: string;
  withoutScript: string;
  honeypot: string;
}

export interface HeroImageFragment {
  childImageSharp: {
    gatsbyImageData: IGatsbyImageData;
  } | null;
}

export interface HeroImagesFragment {
  light: HeroImageFragment;
  dark: HeroImageFragment | null;
}

export type HeroPictureFragment = WidePictureFragment & {
  hero: HeroImagesFragment | null;
};

export type HomePageQuery = LeadSectionContentFragment & {
  homePage: {
    seo: SeoContentFragment;
    hero: {
      title: string;
      text: string;
      action: ActionContentFragment;
    };
    what: {
      heading: string;
      statement: string;
      text: string;
      action: ActionContentFragment;
    };
    phases: {
      label: string;
      items: {
        title: string;
        text: string;
      }[];
    };
    offers: {
      heading: string;
    };
    special: {
      heading: string;
      statement: string;
      text: string;
      action: ActionContentFragment;
      facts: {
        counts: 'listening' | 'responsive' | 'case-studies' | null;
        label: string;
        shown: string;
        dots: number;
      }[];
    };
    unique: {
      heading: string;
      turn: string;
      turnBack: string;
      cards: {
        title: string;
        text: string;
        glyph: 'act' | 'aim' | 'branch' | 'bridge' | 'deep' | 'globe' | 'loop' | 'merge' | 'people' | 'plan' | 'proof' | 'rise';
      }[];
      action: ActionContentFragment;
    };
    trusted: {
      heading: string;
      controls: {
        previous: string;
        next: string;
        pause: string;
        play: string;
      };
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

export interface LeadFormContentFragment {
  inputs: {
    name: FormFieldContentFragment;
    co_email: FormFieldContentFragment;
    service: FormFieldContentFragment;
  };
  servicePlaceholder: string;
  choices: {
    value: string;
    label: string;
  }[];
  privacy: {
    label: string;
  };
  submit: FormSubmitContentFragment;
  nextSteps: NextStepsContentFragment | null;
  messages: {
    success: string;
    unexpected: string;
    error: string;
    privacy: string;
  };
}

export interface LeadSectionContentFragment {
  homePage: {
    lead: {
      heading: string;
      text: string;
    };
  };
  leadForm: LeadFormContentFragment;
  formWords: FormWordsContentFragment;
}

export interface LegalPageQuery {
  legalPage: {
    name: string;
    seo: SeoContentFragment;
    effectiveDateLabel: string;
    effectiveDate: string;
    contentsLabel: string;
    intro: string;
    isNumbered: boolean;
    sections: {
      anchor: string;
      heading: string;
      blocks: {
        subheading: string | null;
        paragraph: string | null;
        list: string[] | null;
        storedItems: boolean | null;
      }[];
    }[];
  };
  storedItems: {
    caption: string;
    columns: {
      name: string;
      purpose: string;
      category: string;
      kept: string;
    };
    items: {
      name: string;
      purpose: string;
      category: string;
      kept: string;
    }[];
  };
}

export interface LoginFormContentFragment {
  inputs: {
    username: FormFieldContentFragment;
    password: FormFieldContentFragment;
  };
  submit: FormSubmitContentFragment;
  messages: {
    invalid: string;
    error: string;
  };
}

export interface LoginQuery {
  loginPage: {
    seo: SeoContentFragment;
    title: string;
    signup: {
      text: string;
      label: string;
      link: string;
    };
    forgot: ActionContentFragment;
    pictures: TallPictureFragment;
  };
  loginForm: LoginFormContentFragment;
  formWords: FormWordsContentFragment;
}

export interface LogoContentFragment {
  ground: 'light' | 'dark' | 'both' | null;
  onLight: LogoFileContentFragment;
  onDark: LogoFileContentFragment | null;
}

export interface LogoFileContentFragment {
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
}

export interface NextStepsContentFragment {
  heading: string;
  steps: {
    title: string;
    text: string;
  }[];
}

export interface NotFoundQuery {
  allErrorPage: {
    nodes: {
      language: string;
      seo: SeoContentFragment;
      title: string;
      notFound: {
        status: string;
        message: string;
        text: string;
      };
      action: ActionContentFragment;
      pictures: BandPictureFragment;
    }[];
  };
}

export interface PartnerPageQuery {
  partner: {
    website: string;
    seo: SeoContentFragment;
    hero: {
      title: string;
      text: string;
      actionLabel: string;
    };
    features: {
      heading: string;
      cards: {
        title: string;
        text: string;
        glyph: 'act' | 'aim' | 'branch' | 'bridge' | 'deep' | 'globe' | 'loop' | 'merge' | 'people' | 'plan' | 'proof' | 'rise';
      }[];
    };
    closing: {
      text: string;
      actionLabel: string;
    };
    pictures: HeroPictureFragment;
  };
}

export interface SeoContentFragment {
  title: string;
  description: string;
}

export type ServicePageQuery = LeadSectionContentFragment & {
  service: {
    leadService: string | null;
    seo: SeoContentFragment;
    hero: {
      title: string;
      text: string;
      action: ActionContentFragment;
    };
    why: {
      heading: string;
      statement: string;
      text: string | null;
      points: string[];
    };
    how: {
      heading: string;
      intro: string | null;
      cards: {
        title: string;
        text: string;
        glyph: 'act' | 'aim' | 'branch' | 'bridge' | 'deep' | 'globe' | 'loop' | 'merge' | 'people' | 'plan' | 'proof' | 'rise' | null;
      }[];
    };
    questions: {
      anchor: string;
      question: string;
      answer: string;
    }[] | null;
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
      labels: {
        why: string;
        how: string;
        questions: string;
      };
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
    caseLabels: {
      usedIn: string;
    };
  };
};

export interface SignupFormContentFragment {
  inputs: {
    name: FormFieldContentFragment;
    username: FormFieldContentFragment;
    phone: FormFieldContentFragment;
    email: FormFieldContentFragment;
    password: FormFieldContentFragment;
  };
  submit: FormSubmitContentFragment;
  messages: {
    success: string;
    failed: string;
    network: string;
    otherPrefix: string;
  };
}

export interface SignupQuery {
  signupPage: {
    seo: SeoContentFragment;
    title: string;
    login: {
      text: string;
      label: string;
      link: string;
    };
    pictures: TallPictureFragment;
  };
  signupForm: SignupFormContentFragment;
  formWords: FormWordsContentFragment;
}

export interface SiteContentQuery {
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
      social: {
        network: 'linkedin' | 'x' | 'whatsapp';
        label: string;
        link: string | null;
      }[];
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
      footer: {
        linksHeading: string;
        contactHeading: string;
        cookiePreferences: string;
        links: {
          label: string;
          href: string;
        }[];
      };
      topBar: {
        label: string;
        login: string;
      };
      words: {
        skip: string;
        main: string;
        footer: string;
        openMenu: string;
        closeMenu: string;
        toDark: string;
        toLight: string;
        home: string;
        opensElsewhere: string;
        loading: string;
        opened: string;
      };
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
      failure: {
        status: string;
        message: string;
        text: string;
        retry: string;
      };
      action: ActionContentFragment;
    }[];
  };
  allConsent: {
    nodes: {
      language: string;
      version: number;
      categories: {
        key: 'necessary' | 'analytics' | 'functional' | 'advertising';
        name: string;
        text: string;
        isInUse: boolean;
      }[];
      dialog: {
        title: string;
        text: string;
        close: string;
        notInUse: string;
        save: string;
      };
      banner: {
        title: string;
        text: string;
        open: string;
      };
      acceptAll: string;
      refuseAll: string;
      messages: {
        saved: string;
        failed: string;
      };
    }[];
  };
}

export interface StatementSectionContentFragment {
  heading: string;
  statement: string;
  paragraphs: string[];
}

export interface SuccessPageQuery {
  successPage: CaseIndexWordsFragment & {
    seo: SeoContentFragment;
    title: string;
    text: string;
  };
  allCaseStudyGroup: {
    nodes: CaseGroupContentFragment[];
  };
}

export type TallPictureFragment = WidePictureFragment & {
  tall: HeroImagesFragment | null;
};

export interface WideImageFragment {
  childImageSharp: {
    gatsbyImageData: IGatsbyImageData;
  } | null;
}

export interface WideImagesFragment {
  light: WideImageFragment;
  dark: WideImageFragment | null;
}

export interface WidePictureFragment {
  alt: string;
  wide: WideImagesFragment | null;
}

/** `data/pages/*.yaml`: the pages that exist once. Specification 2. */
import * as yup from 'yup';
import { choice, exactlyOneOf, group, link, list, optionalText, paragraph, text } from '../fields';
import { action, glyphCard, picture, seo, statementSection } from '../sharedFields';

/** Heading and text beside a lead form. */
const leadSection = () =>
  group('Get in Touch', {
    heading: text({ label: 'Heading', max: 40 }),
    text: paragraph({ label: 'Text', max: 200 }),
  });

export const homeSchema = yup
  .object({
    seo: seo(),
    hero: group('Hero', {
      title: text({ label: 'Title', hint: 'Set on one line per word.', max: 40 }),
      text: paragraph({ label: 'Text', max: 320 }),
      action: action(),
    }),
    what: group('What we do', {
      heading: text({ label: 'Heading', max: 60 }),
      statement: paragraph({ label: 'Statement', max: 240 }),
      text: paragraph({ label: 'Text' }),
      action: action(),
    }),
    phases: group('Phases', {
      label: text({ label: 'Name of the section', hint: 'Said by screen readers.', max: 60 }),
      items: list(
        'Panels',
        group('Panel', {
          title: text({ label: 'Title', max: 30 }),
          text: paragraph({ label: 'Text', max: 140 }),
        }),
        { length: 3 },
      ),
    }),
    offers: group('Services and solutions', { heading: text({ label: 'Heading', max: 60 }) }),
    special: group('What makes us special', {
      heading: text({ label: 'Heading', max: 60 }),
      statement: paragraph({ label: 'Statement', max: 240 }),
      text: paragraph({ label: 'Text' }),
      action: action(),
      facts: list(
        'Facts',
        group('Fact', {
          counts: choice(
            {
              listening: 'Number of listening services',
              responsive: 'Number of responsive solutions',
              'case-studies': 'Number of success stories',
            },
            { label: 'Counts', hint: 'The number is counted from the content.' },
          ).optional(),
          value: optionalText({ label: 'Value', hint: 'When nothing is counted.', max: 12 }),
          label: text({ label: 'Label', max: 60 }),
        }).test(exactlyOneOf('counts', 'value')),
        { length: 4 },
      ),
    }),
    unique: group('Uniqueness', {
      heading: text({ label: 'Heading', max: 60 }),
      cards: list('Flip cards', glyphCard('Flip card'), { length: 6 }),
      turn: text({
        label: 'Turn',
        hint: 'Name of the button on the front; the card’s title follows.',
        max: 40,
      }),
      turnBack: text({
        label: 'Turn back',
        hint: 'Name of the button on the back; the card’s title follows.',
        max: 40,
      }),
      action: action(),
    }),
    trusted: group('They Trusted Us', {
      heading: text({ label: 'Heading', max: 60 }),
      controls: group('Buttons', {
        previous: text({
          label: 'Previous',
          hint: 'Names of the buttons that move the logos; said by screen readers.',
          max: 40,
        }),
        next: text({ label: 'Next', max: 40 }),
        pause: text({ label: 'Pause', max: 40 }),
        play: text({ label: 'Play', max: 40 }),
      }),
      logos: list(
        'Logos',
        group('Logo', {
          name: text({ label: 'Name', max: 40 }),
          mark: choice(
            {
              arc: 'Arcs',
              bolt: 'Zigzag',
              cross: 'Cross',
              hive: 'Hexagon',
              orbit: 'Ring',
              stack: 'Stripes',
              tile: 'Squares',
              wave: 'Waves',
            },
            { label: 'Mark', hint: 'The placeholder drawing of the logo.' },
          ).required(),
        }),
        { min: 6 },
      ),
    }),
    lead: leadSection(),
    picture: picture(),
  })
  .exact()
  .label('Home page');

export const aboutSchema = yup
  .object({
    seo: seo(),
    hero: group('Hero', {
      title: text({ label: 'Title', max: 80 }),
      text: paragraph({ label: 'Text', max: 320 }),
      action: action(),
    }),
    story: statementSection('Merger story'),
    powerhouse: statementSection('A modern powerhouse'),
    intelligence: statementSection('Deep web intelligence'),
    team: group('Team', {
      heading: text({ label: 'Heading', max: 60 }),
      text: paragraph({ label: 'Text' }),
      roles: list('Roles', glyphCard('Role'), { min: 3, max: 12 }),
    }),
    partners: group('Partners', {
      heading: text({ label: 'Heading', max: 60 }),
      text: paragraph({ label: 'Text' }),
    }),
    closing: group('Closing', { text: paragraph({ label: 'Line', max: 160 }), action: action() }),
    picture: picture(),
  })
  .exact()
  .label('About page');

export const contactSchema = yup
  .object({
    seo: seo(),
    title: text({ label: 'Title', max: 60 }),
    text: paragraph({ label: 'Text', max: 240 }),
    details: group('Labels of the details', {
      office: text({ label: 'Office', max: 40 }),
      phone: text({ label: 'Phone', max: 40 }),
      email: text({ label: 'E-mail', max: 40 }),
    }),
    formHeading: text({ label: 'Heading of the form', max: 60 }),
    subjects: list(
      'Subjects',
      group('Subject', {
        key: text({
          label: 'Key',
          hint: 'The part after ?subject= in a link to this page.',
          max: 40,
        }),
        notice: paragraph({ label: 'Notice', hint: 'Shown above the form.', max: 200 }),
        message: paragraph({ label: 'Message', hint: 'Begins the visitor’s message.', max: 200 }),
      }),
    ),
    picture: picture(),
  })
  .exact()
  .label('Contact page');

/** A sentence that ends in a link: "New here? Create an account". */
const linkedSentence = (label: string) =>
  group(
    label,
    {
      text: text({ label: 'Text', max: 80 }),
      label: text({ label: 'Link text', max: 40 }),
      link: link({ label: 'Link' }),
    },
    { graphqlType: 'LinkedSentence' },
  );

export const loginSchema = yup
  .object({
    seo: seo(),
    title: text({ label: 'Title', max: 60 }),
    signup: linkedSentence('Link to signup'),
    forgot: action('Forget Password'),
    picture: picture(),
  })
  .exact()
  .label('Login page');

export const signupSchema = yup
  .object({
    seo: seo(),
    title: text({ label: 'Title', max: 60 }),
    login: linkedSentence('Link to login'),
    picture: picture(),
  })
  .exact()
  .label('Signup page');

export const successSchema = yup
  .object({
    seo: seo(),
    title: text({ label: 'Title', max: 60 }),
    text: paragraph({ label: 'Text', max: 240 }),
    caseLabels: group('Labels on case studies', {
      menu: text({
        label: 'Name of the menu',
        hint: 'Said by screen readers; the group’s name follows.',
        max: 60,
      }),
      challenges: text({ label: 'First card', max: 40 }),
      solutions: text({ label: 'Second card', max: 40 }),
      results: text({ label: 'Third card', max: 40 }),
      services: text({ label: 'Services used', max: 60 }),
      usedIn: text({
        label: 'Where it was used',
        hint: 'On the page of a service, before the case studies that used it.',
        max: 60,
      }),
      previous: text({ label: 'Previous', hint: 'Name of the left arrow.', max: 40 }),
      next: text({ label: 'Next', hint: 'Name of the right arrow.', max: 40 }),
    }),
    paging: group(
      'Further pages',
      {
        label: text({
          label: 'Name of the links to them',
          hint: 'Said by screen readers; the group’s name follows.',
          max: 60,
        }),
        page: text({ label: 'Page', hint: 'The first word of “Page 2 of 12”.', max: 20 }),
        of: text({ label: 'Of', hint: 'The word between the two numbers.', max: 20 }),
        previous: text({ label: 'Previous page', max: 40 }),
        next: text({ label: 'Next page', max: 40 }),
        description: paragraph({
          label: 'Page description',
          hint: 'For search results, after the group’s name and the number of the page.',
          max: 120,
        }),
      },
      { hint: 'When a group has more case studies than one page shows.' },
    ),
    action: action(),
    picture: picture(),
  })
  .exact()
  .label('Success Stories page');

export const errorSchema = yup
  .object({
    seo: seo(),
    title: text({ label: 'Title', max: 60 }),
    notFound: group('Unknown address', {
      status: text({ label: 'Status', max: 10 }),
      message: text({ label: 'Message', max: 60 }),
      text: paragraph({ label: 'Text', max: 200 }),
    }),
    failure: group('Any other error', {
      status: text({ label: 'Status', hint: 'Shown when the error brings none.', max: 10 }),
      message: text({ label: 'Message', hint: 'Shown when the error brings none.', max: 80 }),
      text: paragraph({ label: 'Text', max: 200 }),
      retry: text({ label: 'Another try', hint: 'Link that loads the page again.', max: 40 }),
    }),
    action: action(),
    picture: picture(),
  })
  .exact()
  .label('Error page');

export type HomePage = yup.InferType<typeof homeSchema>;
export type AboutPage = yup.InferType<typeof aboutSchema>;
export type ContactPage = yup.InferType<typeof contactSchema>;
export type LoginPage = yup.InferType<typeof loginSchema>;
export type SignupPage = yup.InferType<typeof signupSchema>;
export type SuccessPage = yup.InferType<typeof successSchema>;
export type ErrorPage = yup.InferType<typeof errorSchema>;

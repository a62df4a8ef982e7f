/** @jest-environment node */
/** Every mistake that people make, with the exact place and the exact words of its report. */
import {
  COMPANY,
  COMPANY_FILE,
  faultsAfter,
  linesOf,
  problemsOf,
  sourcesWith,
} from '../../../support/contentCheck';

/** What is wrong; the piece of the case study that is replaced; what by; what is reported. */
type Case = [name: string, from: string, to: string, ...reports: string[]];

describe('a field', () => {
  it.each<Case>([
    [
      'with a mistyped name is reported once, though the right one is missing',
      'summary: A',
      'sumary: A',
      '9:1: error: There is no field "sumary" in a case study. Its fields: slug, otherSpellings, formerAddresses, draft, illustrative, group, order, name, seo, summary, action, challenges, solutions, results, services, closing, picture. Did you mean "summary"?',
    ],
    [
      'with two letters of its name changed places',
      '  title: A story',
      '  tilte: A story',
      '6:3: error: There is no field "tilte" in "Search engines" (seo). Its fields: title, description. Did you mean "title"?',
    ],
    [
      'that nothing here is called',
      '  text: Shall we talk?',
      '  text: Shall we talk?\n  colour: red',
      '26:3: error: There is no field "colour" in "Closing" (closing). Its fields: text, action.',
    ],
    [
      'that is missing',
      'name: Story\n',
      '',
      '1:1: error: "Name" (name) is missing. Expected a text of at most 40 characters. Heading, menu and card.',
    ],
    [
      'that is missing in a group',
      '  text: Shall we talk?\n',
      '',
      '24:1: error: "Question" (closing › text) is missing. Expected a text of at most 90 characters. Beside the last button.',
    ],
    [
      'that is a missing group',
      'closing:\n  text: Shall we talk?\n  action:\n    label: Work With Us\n    link: /contact\n',
      '',
      '1:1: error: "Closing" (closing) is missing. Expected a group with the fields text, action.',
    ],
    [
      'with nothing behind its name',
      'name: Story',
      'name:',
      '4:1: error: "Name" (name) is empty. Expected a text of at most 40 characters. Heading, menu and card.',
    ],
    [
      'with an empty text',
      'name: Story',
      "name: ''",
      '4:7: error: "Name" (name) is empty. Expected a text of at most 40 characters. Heading, menu and card.',
    ],
    [
      'with nothing but spaces',
      'name: Story',
      "name: '  '",
      '4:7: error: "Name" (name) is empty. Expected a text of at most 40 characters. Heading, menu and card.',
    ],
    [
      'with nothing but a comment',
      'name: Story',
      'name: # later',
      '4:1: error: "Name" (name) is empty. Expected a text of at most 40 characters. Heading, menu and card.',
    ],
    [
      'that is indented into the text above it',
      'nothing to say.\nsummary: A',
      'nothing to say.\n    summary: A',
      '9:5: error: "Client summary" (summary) is indented too far: it is read as the rest of the text above. The fields of one group begin in the same column.',
    ],
  ])('%s', (_name, from, to, ...reports) => {
    expect(faultsAfter(from, to)).toEqual(reports);
  });
});

describe('a value of the wrong kind', () => {
  it.each<Case>([
    [
      'a number for a text',
      'name: Story',
      'name: 2024',
      '4:7: error: "Name" (name) should be a text, but it is the number 2024. Put it in quotes: \'2024\'',
    ],
    [
      'a date for a text',
      'name: Story',
      'name: 2024-11-07',
      '4:7: error: "Name" (name) should be a text, but it is a date. Put it in quotes: \'2024-11-07\'',
    ],
    [
      'a yes or no for a text',
      'name: Story',
      'name: true',
      '4:7: error: "Name" (name) should be a text, but it is the yes-or-no value true. Put it in quotes: \'true\'',
    ],
    [
      'braces for a text',
      'name: Story',
      'name: {name}',
      '4:7: error: "Name" (name) should be a text, but it is a group of fields. Put it in quotes: \'{name}\'',
    ],
    [
      'brackets for a text',
      'name: Story',
      'name: [one, two]',
      '4:7: error: "Name" (name) should be a text, but it is a list. Put it in quotes: \'[one, two]\'',
    ],
    [
      'a list for a text',
      'name: Story',
      'name:\n  - one\n  - two',
      '4:1: error: "Name" (name) should be a text, but it is a list. Expected a text of at most 40 characters. Heading, menu and card.',
    ],
    [
      'a text with a colon in a list',
      '  - First result.',
      '  - Result: good',
      '20:5: error: "Bullet" (results › 1) should be a text, but it is a group of fields. Put it in quotes: \'Result: good\'',
    ],
    [
      'an empty item',
      '  - First result.',
      '  -',
      '20:4: error: "Bullet" (results › 1) is empty. Expected a text of at most 220 characters.',
    ],
    [
      'a text for a list',
      'results:\n  - First result.\n  - Second result.',
      'results: Only one.',
      '19:10: error: "Results and impact" (results) should be a list, but it is the text "Only one.". Each item stands on a line of its own that begins with "- ".',
    ],
    [
      'items without the space behind the dash',
      'results:\n  - First result.\n  - Second result.',
      'results:\n  -First result.\n  -Second result.',
      '20:3: error: "Results and impact" (results) should be a list, but it is the text "-First result. -Second result.". A dash that begins an item needs a space behind it: "- ".',
    ],
    [
      'nothing for a list',
      'results:\n  - First result.\n  - Second result.',
      'results:',
      '19:1: error: "Results and impact" (results) is empty. Expected a list of exactly 2 items.',
    ],
    [
      'a text for a group',
      'closing:\n  text: Shall we talk?\n  action:\n    label: Work With Us\n    link: /contact',
      'closing: Shall we talk?',
      '24:10: error: "Closing" (closing) should be a group of fields, but it is the text "Shall we talk?". Its fields stand below its name, indented by two spaces more. Expected a group with the fields text, action.',
    ],
    [
      'a text for a number',
      'order: 900',
      'order: first',
      '3:8: error: "Order" (order) should be a number, but it is the text "first". Write digits, without quotes.',
    ],
    [
      'a number in quotes',
      'order: 900',
      "order: '900'",
      '3:8: error: "Order" (order) should be a number, but it is the text "900". Write digits, without quotes.',
    ],
    [
      'a broken number',
      'order: 900',
      'order: 1.5',
      '3:8: error: "Order" (order) is 1.5; it must be a whole number.',
    ],
    [
      'a number below the smallest',
      'order: 900',
      'order: -1',
      '3:8: error: "Order" (order) is -1; it must be 0 or more.',
    ],
    [
      'a word for a yes or no',
      'order: 900',
      'order: 900\ndraft: yes',
      '4:8: error: "Draft" (draft) should be true or false, but it is the text "yes". Write true or false.',
    ],
    [
      'a value that is not in its list',
      'order: 900',
      'order: 900\npicture:\n  tone: L8',
      '5:9: error: "Colours" (picture › tone) cannot be "L8". Choose one of: L1, L2, L3, R1, R2, R3, S1, S2, S3, P1, P2. Did you mean "L1"?',
    ],
  ])('%s', (_name, from, to, ...reports) => {
    expect(faultsAfter(from, to)).toEqual(reports);
  });
});

describe('a length', () => {
  it.each<Case>([
    [
      'a text that is too long',
      'name: Story',
      'name: A name that is longer than the forty characters it may have',
      '4:7: error: "Name" (name) has 59 characters; it may have at most 40. Heading, menu and card.',
    ],
    [
      'a list that is too short',
      '  - Second result.\n',
      '',
      '19:1: error: "Results and impact" (results) has 1 item; it needs exactly 2.',
    ],
    [
      'a list that is too long',
      '  - Second result.\n',
      '  - Second result.\n  - Third result.\n',
      '19:1: error: "Results and impact" (results) has 3 items; it needs exactly 2.',
    ],
    [
      'a list without items',
      'services:\n  - risk',
      'services: []',
      '22:11: error: "Services used" (services) has 0 items; it needs at least 1. Slugs of the services that the story used; the page links to them.',
    ],
  ])('%s', (_name, from, to, ...reports) => {
    expect(faultsAfter(from, to)).toEqual(reports);
  });
});

describe('a slip of YAML', () => {
  it.each<Case>([
    [
      'a tab at the top',
      'name: Story',
      '\tname: Story',
      '4:1: error: A tab stands at the start of this line. Only spaces may: two for each level.',
    ],
    [
      'a tab in a group',
      '  title: A story',
      '\ttitle: A story',
      '6:1: error: A tab stands at the start of this line. Only spaces may: two for each level.',
    ],
    [
      'a tab before an item, which shows itself further down only',
      'challenges:\n  - First challenge.\n  - Second challenge.',
      'challenges:\n\t- First challenge.\n  - Second challenge.',
      '14:1: error: A tab stands at the start of this line. Only spaces may: two for each level.',
    ],
    [
      'a colon in a text',
      'name: Story',
      'name: Story: the beginning',
      "4:12: error: A text that holds a colon and a space must be in quotes. Write 'Story: the beginning'",
    ],
    [
      'a colon at the end of a text',
      'name: Story',
      'name: Story:',
      "4:12: error: A text that holds a colon and a space must be in quotes. Write 'Story:'",
    ],
    [
      'a colon in a text of several lines',
      'summary: A client',
      'summary: Note: a client\n  of ours',
      '9:14: error: A text that holds a colon and a space must be in quotes. Put the text in quotes, or begin it on the line below ">-", indented by two spaces more.',
    ],
    [
      'a line that is indented too far',
      '  link: /contact\nchallenges',
      '   link: /contact\nchallenges',
      '12:1: error: This line is indented by 3 spaces, which fits none of the lines above it. The lines of one block begin in one column: here with 0 or 2 spaces.',
    ],
    [
      'a line that is indented too little',
      '  link: /contact\nchallenges',
      ' link: /contact\nchallenges',
      '12:1: error: This line is indented by 1 space, which fits none of the lines above it. The lines of one block begin in one column: here with 0 or 2 spaces.',
    ],
    [
      'a first line that is indented',
      'slug: story',
      ' slug: story',
      '2:1: error: This line is indented by 0 spaces, which fits none of the lines above it. The lines of one block begin in one column: here with 1 space.',
    ],
    [
      'a second line that is indented',
      'group: markets',
      '    group: markets',
      '2:1: error: This line is indented by 4 spaces, which fits none of the lines above it. The lines of one block begin in one column: here with 0 spaces.',
    ],
    [
      'a line of an inner group that is indented too far',
      '  action:\n    label: Work With Us\n    link',
      '  action:\n    label: Work With Us\n     link',
      '28:1: error: This line is indented by 5 spaces, which fits none of the lines above it. The lines of one block begin in one column: here with 0, 2 or 4 spaces.',
    ],
    [
      'an item that is indented too little',
      '  - Second challenge.',
      ' - Second challenge.',
      '15:1: error: This line is indented by 1 space, which fits none of the lines above it. The lines of one block begin in one column: here with 0, 2 or 4 spaces.',
    ],
    [
      'an item that is indented too far',
      '  - Second challenge.',
      '   - Second challenge.',
      '15:4: error: This item is indented too far: it is read as the rest of the text above. All items of a list begin in the same column.',
    ],
    [
      'a single quote that is not closed',
      'name: Story',
      "name: 'Story",
      "4:7: error: The quote that opens here (') is never closed. The text ends with the same quote: '",
    ],
    [
      'a double quote that is not closed',
      'name: Story',
      'name: "Story',
      '4:7: error: The quote that opens here (") is never closed. The text ends with the same quote: "',
    ],
    [
      'a quote that is not closed in a list',
      '  - First challenge.',
      "  - 'First challenge.",
      "14:5: error: The quote that opens here (') is never closed. The text ends with the same quote: '",
    ],
    [
      'a quote that is not closed while another follows',
      'name: Story\nseo:\n  title: A story',
      "name: 'Story\nseo:\n  title: 'A story'",
      "4:7: error: The quote that opens here (') is never closed. The text ends with the same quote: '",
      '6:20: error: The quoted text has ended before "for the tests". An apostrophe inside single quotes is written twice (\'\'), or the text stands in double quotes.',
    ],
    [
      'an apostrophe in single quotes',
      'name: Story',
      "name: 'Story's'",
      "4:14: error: The quoted text has ended before \"s'\". An apostrophe inside single quotes is written twice (''), or the text stands in double quotes.",
    ],
    [
      'a quote in double quotes',
      'name: Story',
      'name: "The "Story" of it"',
      '4:13: error: The quoted text has ended before "Story" of it"". A double quote inside double quotes is written \\", or the text stands in single quotes.',
    ],
    [
      'words behind a quoted text',
      'name: Story',
      "name: 'Story' of it",
      '4:15: error: The quoted text has ended before "of it". An apostrophe inside single quotes is written twice (\'\'), or the text stands in double quotes.',
    ],
    [
      'a field that is there twice',
      'name: Story',
      'name: Story\nname: Story',
      '5:1: error: "name" stands here for the second time (first on line 4). Each field stands once. Delete one of the two.',
    ],
    [
      'a field of a group that is there twice',
      '  title: A story',
      '  title: A\n  title: A story',
      '7:3: error: "title" stands here for the second time (first on line 6). Each field stands once. Delete one of the two.',
    ],
    [
      'a star at the start',
      'name: Story',
      'name: *Story',
      '4:7: error: A text that begins with "*" must be in quotes. Write \'*Story\'',
    ],
    [
      'a star at the start of a text with a comment',
      'name: Story',
      'name: *Story # later',
      '4:7: error: A text that begins with "*" must be in quotes. Put the whole text in quotes.',
    ],
    [
      'an ampersand at the start',
      'name: Story',
      'name: &Story',
      '4:7: error: A text that begins with "&" must be in quotes. Write \'&Story\'',
    ],
    [
      'an exclamation mark at the start',
      'name: Story',
      'name: !Story',
      '4:7: error: A text that begins with "!" must be in quotes. Write \'!Story\'',
    ],
    [
      'an at sign at the start',
      'name: Story',
      'name: @Story',
      '4:7: error: A text that begins with "@" must be in quotes. Write \'@Story\'',
    ],
    [
      'a percent sign at the start',
      'name: Story',
      'name: %Story',
      '4:7: error: A text that begins with "%" must be in quotes. Write \'%Story\'',
    ],
    [
      'a fact at the start',
      'name: Story',
      'name: {name} story',
      '4:7: error: A text that begins with "{" must be in quotes. Write \'{name} story\'',
    ],
    [
      'a link at the start',
      '  - First challenge.',
      '  - [Here](/contact) it begins.',
      '14:5: error: A text that begins with "[" must be in quotes. Write \'[Here](/contact) it begins.\'',
    ],
    [
      'a bracket that is not closed on its line',
      'services:\n  - risk',
      'services: [risk,\n  tactical',
      '22:11: error: A text that begins with "[" must be in quotes. Begin the text on the line below ">-", indented by two spaces more.',
    ],
    [
      'a bracket that closes nothing',
      'name: Story',
      'name: ]Story',
      '4:7: error: "]" cannot stand here. The reader of YAML says: Unexpected flow-seq-end token in YAML stream: "]".',
    ],
    [
      'a bracket that is not closed',
      'name: Story',
      'name: [Story',
      '4:7: error: A text that begins with "[" must be in quotes. Write \'[Story\'',
    ],
    [
      'a colon without its space',
      'name: Story',
      'name:Story',
      '4:5: error: A space is missing behind the colon. A field is written as "name: value".',
    ],
    [
      'a colon without its space in a group',
      '  title: A story',
      '  title:A story',
      '6:8: error: A space is missing behind the colon. A field is written as "name: value".',
    ],
    [
      'two colons',
      'name: Story',
      'name::Story',
      '4:1: error: This line is neither a field nor the rest of a text. A field is written as "name: value"; the further lines of a text are indented more than its name.',
    ],
    [
      'a name without its colon',
      'name: Story',
      'name Story',
      '4:1: error: This line is neither a field nor the rest of a text. A field is written as "name: value"; the further lines of a text are indented more than its name.',
    ],
    [
      'words behind >',
      'name: Story',
      'name: > Story',
      '4:7: error: Behind ">" the line must end. The text begins on the line below, indented by two spaces more.',
    ],
    [
      'words behind |',
      'name: Story',
      'name: | Story',
      '4:7: error: Behind "|" the line must end. The text begins on the line below, indented by two spaces more.',
    ],
    [
      'a dash on the line of the name',
      'name: Story',
      'name: - Story',
      '4:7: error: A list cannot begin on the line of its name. Its items stand below, each on a line that begins with "- ". A text is put in quotes.',
    ],
    [
      'a text that is not indented',
      '  description: >-\n    A',
      '  description: >-\n  A',
      '8:1: error: The text below ">-" is not indented. Each of its lines begins with 4 spaces or more.',
    ],
    [
      'a text that is indented too little',
      '  description: >-\n    A',
      '  description: |\n A',
      '8:1: error: The text below ">-" is not indented. Each of its lines begins with 4 spaces or more.',
    ],
    [
      'a line of a text that is not indented',
      '  description: >-\n    A description that is long enough for the search results, so that there',
      '  description: >-\n    A description that is long enough for the search results,\nso that there',
      '9:1: error: This line is neither a field nor the rest of a text. A field is written as "name: value"; the further lines of a text are indented more than its name.',
    ],
    [
      'a backslash in double quotes',
      'name: Story',
      'name: "St\\qory"',
      '4:10: error: In double quotes, a backslash begins a code, and this is none. Write the backslash twice, or put the text in single quotes.',
    ],
    [
      'a second document',
      'name: Story',
      '---\nname: Story',
      '4:1: error: A line of three dashes begins a second document; a file holds one. Delete the line, or move what follows into a file of its own.',
    ],
    [
      'a control character',
      'name: Story',
      'name: St\u0007ory',
      '4:9: error: An invisible character (U+0007) stands here. Delete it.',
    ],
    [
      'a no-break space for a space',
      'name: Story',
      'name:\u00a0Story',
      '4:6: error: A no-break space stands where a plain space belongs. Type the space again; it was pasted from another program.',
    ],
    [
      'a damaged character',
      'name: Story',
      'name: St\ufffdry',
      '4:9: error: A character here is damaged: the file was saved in another encoding than UTF-8. Save the file as UTF-8 and type the character again.',
    ],
    [
      'a name that is a list',
      'name: Story',
      '? [name]\n: Story',
      '4:3: error: A field’s name must be a plain word.',
    ],
    [
      'a comment that cuts a text off',
      'name: Story',
      'name: Story #1',
      '4:13: warning: The text ends before the "#": what follows it is a comment. Put the whole text in quotes, or write a space behind the "#" of a comment.',
    ],
  ])('%s', (_name, from, to, ...reports) => {
    expect(faultsAfter(from, to)).toEqual(reports);
  });
});

describe('a reference', () => {
  it.each<Case>([
    [
      'to a group that does not exist',
      'group: markets',
      'group: skies',
      '2:8: error: "Group" (group) names "skies", but no case study group has that slug. Choose one of: industries, markets.',
    ],
    [
      'that is mistyped',
      'group: markets',
      'group: market',
      '2:8: error: "Group" (group) names "market", but no case study group has that slug. Choose one of: industries, markets. Did you mean "markets"?',
    ],
    [
      'that stands in its list already',
      'services:\n  - risk',
      'services:\n  - risk\n  - tactical\n  - risk',
      '25:5: error: "Service" (services › 3) names "risk" for the second time. Delete one of the two.',
    ],
    [
      'that differs by its capital letter only',
      'group: markets',
      'group: Markets',
      '2:8: error: "Group" (group) names "Markets", but no case study group has that slug. Choose one of: industries, markets. Did you mean "markets"?',
    ],
  ])('%s', (_name, from, to, ...reports) => {
    expect(faultsAfter(from, to)).toEqual(reports);
  });
});

describe('a picture', () => {
  it.each<Case>([
    [
      'that does not exist',
      'order: 900',
      'order: 900\npicture:\n  file: chair.jpg\n  alt: A chair',
      '5:9: error: "File" (picture › file) names "chair.jpg", but there is no such file in data/pictures. Choose one of: desk.jpg, plane.jpg.',
    ],
    [
      'that differs by its capital letter only',
      'order: 900',
      'order: 900\npicture:\n  file: Desk.jpg\n  alt: A desk',
      '5:9: error: "File" (picture › file) names "Desk.jpg", but there is no such file in data/pictures. Choose one of: desk.jpg, plane.jpg. Did you mean "desk.jpg"?',
    ],
    [
      'that is no picture',
      'order: 900',
      'order: 900\npicture:\n  file: desk.pdf\n  alt: A desk',
      '5:9: error: "File" (picture › file) must be the name of an image file (.jpg, .png, .webp or .avif). A file in data/pictures that replaces the drawing.',
    ],
    [
      'without a description',
      'order: 900',
      'order: 900\npicture:\n  file: desk.jpg',
      '4:1: error: "Picture" (picture) needs a description ("alt") because it names a file.',
    ],
  ])('%s', (_name, from, to, ...reports) => {
    expect(faultsAfter(from, to)).toEqual(reports);
  });
});

describe('a link', () => {
  it.each<Case>([
    [
      'to a page that does not exist',
      'link: /contact\nchallenges',
      'link: /nowhere-at-all\nchallenges',
      '12:9: error: "Link" (action › link) leads to "/nowhere-at-all", but this site has no such page. A page’s address is "/" and its slug; capital letters count.',
    ],
    [
      'that is mistyped',
      'link: /contact\nchallenges',
      'link: /contcat\nchallenges',
      '12:9: error: "Link" (action › link) leads to "/contcat", but this site has no such page. A page’s address is "/" and its slug; capital letters count. Did you mean "/contact"?',
    ],
    [
      'that differs by its capital letter only',
      'link: /contact\nchallenges',
      'link: /Contact\nchallenges',
      '12:9: error: "Link" (action › link) leads to "/Contact", but this site has no such page. A page’s address is "/" and its slug; capital letters count. Did you mean "/contact"?',
    ],
    [
      'without its slash',
      'link: /contact\nchallenges',
      'link: contact\nchallenges',
      '12:9: error: "Link" (action › link) is "contact", but must start with "/", "#", "https://", "mailto:" or "tel:". Did you mean "/contact"?',
    ],
    [
      'with a slash too many',
      'link: /contact\nchallenges',
      'link: /contact/\nchallenges',
      '12:9: error: "Link" (action › link) ends with a slash; the page is /contact. Write /contact',
    ],
    [
      'with a slash too many before what it asks for',
      'link: /contact\nchallenges',
      'link: /contact/?subject=password\nchallenges',
      '12:9: error: "Link" (action › link) ends with a slash; the page is /contact. Write /contact?subject=password',
    ],
    [
      'with a backslash',
      'link: /contact\nchallenges',
      'link: \\contact\nchallenges',
      '12:9: error: "Link" (action › link) leads to "\\contact", which is no page of this site. A link begins with "/", "#", "https://", "mailto:" or "tel:".',
    ],
    [
      'that is not secure, in capitals',
      'link: /contact\nchallenges',
      'link: HTTP://company.com/\nchallenges',
      '12:9: error: "Link" (action › link) begins with "http://", which is not secure. Use the https:// address of the site. Did you mean "https://company.com/"?',
    ],
    [
      'that is not secure',
      'link: /contact\nchallenges',
      'link: http://company.com/\nchallenges',
      '12:9: error: "Link" (action › link) begins with "http://", which is not secure. Use the https:// address of the site. Did you mean "https://company.com/"?',
    ],
    [
      'that is a script',
      'link: /contact\nchallenges',
      'link: javascript:alert(1)\nchallenges',
      '12:9: error: "Link" (action › link) begins with "javascript:", which no link may. A link begins with "/", "#", "https://", "mailto:" or "tel:".',
    ],
    [
      'that is data',
      'link: /contact\nchallenges',
      'link: data:text/html,x\nchallenges',
      '12:9: error: "Link" (action › link) begins with "data:", which no link may. A link begins with "/", "#", "https://", "mailto:" or "tel:".',
    ],
    [
      'that takes over the scheme of the page',
      'link: /contact\nchallenges',
      'link: //company.com/\nchallenges',
      '12:9: error: "Link" (action › link) leads to "//company.com/", which is no page of this site. A link begins with "/", "#", "https://", "mailto:" or "tel:".',
    ],
    [
      'to another site without https',
      'link: /contact\nchallenges',
      'link: www.company.com\nchallenges',
      '12:9: error: "Link" (action › link) leads to "www.company.com", which is no page of this site. The address of another site begins with https://. Did you mean "https://www.company.com"?',
    ],
    [
      'that is no address',
      'link: /contact\nchallenges',
      'link: https://\nchallenges',
      '12:9: error: "Link" (action › link) leads to "https://", which is no full address. A link begins with "/", "#", "https://", "mailto:" or "tel:".',
    ],
    [
      'to no mailbox',
      'link: /contact\nchallenges',
      'link: mailto:us\nchallenges',
      '12:9: error: "Link" (action › link) leads to "mailto:us", which holds no mail address. Write mailto:{email} or mailto: with a full address.',
    ],
    [
      'to no phone number',
      'link: /contact\nchallenges',
      'link: tel:on request\nchallenges',
      '12:9: error: "Link" (action › link) leads to "tel:on request", which is no phone number. Write {phoneLink}, or tel: and the number without spaces.',
    ],
    [
      'to nowhere',
      'link: /contact\nchallenges',
      "link: '#'\nchallenges",
      '12:9: error: "Link" (action › link) leads nowhere. A link begins with "/", "#", "https://", "mailto:" or "tel:".',
    ],
    [
      'to a part that does not exist',
      'link: /contact\nchallenges',
      'link: /success#market\nchallenges',
      '12:9: error: "Link" (action › link) leads to a part "#market" that /success does not have. Its parts: #main, #industries, #markets. Did you mean "#markets"?',
    ],
    [
      'to a subject that the form does not have',
      'link: /contact\nchallenges',
      'link: /contact?subject=pasword\nchallenges',
      '12:9: error: "Link" (action › link) asks /contact for the subject "pasword", which that page does not know. Its subjects: password. Did you mean "password"?',
    ],
    [
      'with a percent sign that stands for nothing',
      'link: /contact\nchallenges',
      'link: /a%zz\nchallenges',
      '12:9: error: "Link" (action › link) leads to "/a%zz", in which a "%" stands for nothing. A space is written %20, a percent sign %25.',
    ],
    [
      'with a space at its end',
      'link: /contact\nchallenges',
      "link: '/contact '\nchallenges",
      '12:9: error: "Link" (action › link) has a space at its end or start. Write /contact',
    ],
  ])('%s', (_name, from, to, ...reports) => {
    expect(faultsAfter(from, to)).toEqual(reports);
  });
});

describe('a link in a text', () => {
  it.each<Case>([
    [
      'to a page that does not exist',
      'First challenge.',
      'See [this](/contcat).',
      '14:16: error: A link in "Bullet" (challenges › 1) leads to "/contcat", but this site has no such page. A page’s address is "/" and its slug; capital letters count. Did you mean "/contact"?',
    ],
    [
      'to a page that does not exist, behind a right one',
      'First challenge.',
      'See [a](/about) and [b](/abuot).',
      '14:29: error: A link in "Bullet" (challenges › 1) leads to "/abuot", but this site has no such page. A page’s address is "/" and its slug; capital letters count. Did you mean "/about"?',
    ],
    [
      'without its slash',
      'First challenge.',
      'See [this](contact).',
      '14:16: error: A link in "Bullet" (challenges › 1) leads to "contact", without its leading slash. Write /contact',
    ],
    [
      'with a space in the middle',
      'First challenge.',
      'See [this] (/contact).',
      '14:17: error: A link in "Bullet" (challenges › 1) has a space between "]" and "(". Write [this](/contact)',
    ],
    [
      'without words',
      'First challenge.',
      'See [](/contact).',
      '14:12: error: A link in "Bullet" (challenges › 1) has no words. Write [words](/address).',
    ],
    [
      'with a space for words',
      'First challenge.',
      'See [ ](/contact).',
      '14:13: error: A link in "Bullet" (challenges › 1) has no words. Write [words](/address).',
    ],
    [
      'to nowhere',
      'First challenge.',
      'See [this]().',
      '14:16: error: A link in "Bullet" (challenges › 1) leads nowhere. A link begins with "/", "#", "https://", "mailto:" or "tel:".',
    ],
    [
      'with a space in its address',
      'First challenge.',
      'See [the terms](/terms & conditions).',
      '14:21: error: A link in "Bullet" (challenges › 1) leads to "/terms & conditions"; a space ends the link. A space in an address is written %20. Write /terms%20&%20conditions',
    ],
    [
      'that is a script',
      'First challenge.',
      'See [this](javascript:alert).',
      '14:16: error: A link in "Bullet" (challenges › 1) begins with "javascript:", which no link may. A link begins with "/", "#", "https://", "mailto:" or "tel:".',
    ],
    [
      'that is a script with its parentheses',
      'First challenge.',
      'See [this](javascript:alert(1)).',
      '14:16: error: A link in "Bullet" (challenges › 1) begins with "javascript:", which no link may. A link begins with "/", "#", "https://", "mailto:" or "tel:".',
    ],
    [
      'to a page that does not exist, with parentheses',
      'First challenge.',
      'See [this](/nowhere_(y)).',
      '14:16: error: A link in "Bullet" (challenges › 1) leads to "/nowhere_(y)", but this site has no such page. A page’s address is "/" and its slug; capital letters count.',
    ],
    [
      'that is not closed',
      'First challenge.',
      'See [this](/contact_(y).',
      '14:16: error: A link in "Bullet" (challenges › 1) leads to "/contact_(y).", and no ")" ends the address. Parentheses in an address stand in pairs; a bracket is written %5B or %5D.',
    ],
    [
      'with a bracket in its address',
      'First challenge.',
      'See [this](/contact?a[]=b).',
      '14:16: error: A link in "Bullet" (challenges › 1) leads to "/contact?a", and no ")" ends the address. Parentheses in an address stand in pairs; a bracket is written %5B or %5D.',
    ],
    [
      'with a percent sign that stands for nothing',
      'First challenge.',
      'See [this](/contact%zz).',
      '14:16: error: A link in "Bullet" (challenges › 1) leads to "/contact%zz", in which a "%" stands for nothing. A space is written %20, a percent sign %25.',
    ],
    [
      'with such a percent sign behind its path',
      'First challenge.',
      'See [this](/risk#%zz).',
      '14:16: error: A link in "Bullet" (challenges › 1) leads to "/risk#%zz", in which a "%" stands for nothing. A space is written %20, a percent sign %25.',
    ],
    [
      'with a fact that holds a space',
      'First challenge.',
      'See [this](mailto:{email}?subject={name}).',
      '14:16: error: A link in "Bullet" (challenges › 1) leads to "mailto:{email}?subject={name}"; {name} holds spaces. In the address of a link may stand {email} and {phoneLink}.',
    ],
    [
      'that is not secure, behind a space',
      'First challenge.',
      'See [this] (http://company.com/).',
      '14:17: error: A link in "Bullet" (challenges › 1) has a space between "]" and "(". Write [this](http://company.com/)',
    ],
    [
      'that calls a number with spaces',
      'First challenge.',
      'Call [us](tel:{phone}).',
      '14:15: error: A link in "Bullet" (challenges › 1) leads to "tel:{phone}"; {phone} holds spaces. In the address of a link may stand {email} and {phoneLink}. Write {phoneLink}',
    ],
    [
      'in a text of several lines',
      '  - First challenge.',
      '  - >-\n    First challenge,\n    see [this](/contcat).',
      '16:16: error: A link in "Bullet" (challenges › 1) leads to "/contcat", but this site has no such page. A page’s address is "/" and its slug; capital letters count. Did you mean "/contact"?',
    ],
  ])('%s', (_name, from, to, ...reports) => {
    expect(faultsAfter(from, to)).toEqual(reports);
  });
});

describe('a fact in braces', () => {
  it.each<Case>([
    [
      'that is mistyped',
      'First challenge.',
      'Write to {emial}.',
      '14:14: error: "Bullet" (challenges › 1) holds {emial}, which stands for nothing. In braces: {name}, {email}, {phone}, {phoneLink}, {address}. Did you mean "{email}"?',
    ],
    [
      'that does not exist',
      'First challenge.',
      'In the town of {town}.',
      '14:20: error: "Bullet" (challenges › 1) holds {town}, which stands for nothing. In braces: {name}, {email}, {phone}, {phoneLink}, {address}.',
    ],
  ])('%s', (_name, from, to, ...reports) => {
    expect(faultsAfter(from, to)).toEqual(reports);
  });

  it('is the page’s title in the description of the sharing picture, and nowhere else', () => {
    const complaints = (field: string) =>
      linesOf(
        problemsOf(
          sourcesWith({
            [COMPANY_FILE]: COMPANY.replace(
              new RegExp(`^${field}: .*$`, 'm'),
              `${field}: About {title}`,
            ),
          }),
          COMPANY_FILE,
        ),
      ).filter((line) => line.includes('{title}'));
    expect(complaints('shareImageAlt')).toEqual([]);
    expect(complaints('tagline')).toEqual([expect.stringContaining('stands for nothing')]);
  });
});

describe('an address', () => {
  it.each<Case>([
    [
      'of a page that exists once',
      'slug: story',
      'slug: about',
      '1:7: error: The address /about is taken: the about page has it too. Give one of them another slug. Capital letters make no difference.',
    ],
    [
      'of another entry, in other letters',
      'slug: story',
      'slug: Airlines',
      '1:7: error: The address /Airlines is taken: data/case-studies/airlines.yaml has it too. Give one of them another slug. Capital letters make no difference.',
    ],
    [
      'that the site needs itself',
      'slug: story',
      'slug: admin',
      '1:7: error: The address /admin is taken: the page of the content forms has it too. Give one of them another slug. Capital letters make no difference.',
    ],
    [
      'with signs that it may not have',
      'slug: story',
      'slug: Our Story!',
      '1:7: error: "Slug" (slug) may hold only letters, digits, single hyphens and " & ", like "market-campaign". The page’s address without the leading slash.',
    ],
    [
      'of another entry as a second spelling',
      'slug: story',
      'slug: story\notherSpellings:\n  - risk',
      '3:5: error: The address /risk is taken: data/services/risk.yaml has it too. Give one of them another slug. Capital letters make no difference.',
    ],
    [
      'that is its own second spelling',
      'slug: story',
      'slug: story\notherSpellings:\n  - story',
      '3:5: error: "story" is an address of this page already. Delete this line.',
    ],
    [
      'of another entry as a former one',
      'slug: story',
      'slug: story\nformerAddresses:\n  - risk',
      '3:5: error: The address /risk cannot lead here: data/services/risk.yaml has it. Delete this line. An address leads to one page only.',
    ],
    [
      'that it has now as a former one',
      'slug: story',
      'slug: story\nformerAddresses:\n  - Story',
      '3:5: error: The address /Story cannot be a former one: this page has it now. Delete this line. An address leads to one page only.',
    ],
  ])('%s', (_name, from, to, ...reports) => {
    expect(faultsAfter(from, to)).toEqual(reports);
  });
});

describe('for search engines', () => {
  it.each<Case>([
    [
      'a title that is too long',
      'A story for the tests',
      'A story for the tests that goes on for sixty characters long',
      '6:10: warning: "Page title" (seo › title) has 70 characters with "| Company". Search results show about 65.',
    ],
    [
      'a description that is too short',
      'A description that is long enough for the search results, so that there is nothing to say.',
      'Too short.',
      '7:16: warning: "Page description" (seo › description) has 10 characters. Search results have room for about 70 to 160.',
    ],
    [
      'a description that is too long',
      'so that there is nothing to say.',
      'so that there is nothing to say, unless it goes on and on until nobody reads it any more at all, on this page or another.',
      '7:16: error: "Page description" (seo › description) has 179 characters; it may have at most 170. One or two sentences under the title in search results.',
    ],
    [
      'a title that the model refuses, once',
      'A story for the tests',
      'A story for the tests that goes on and on beyond the sixty characters that it may have',
      '6:10: error: "Page title" (seo › title) has 86 characters; it may have at most 60. Shown in the browser tab and in search results; the company’s name is added.',
    ],
  ])('%s', (_name, from, to, ...reports) => {
    expect(faultsAfter(from, to)).toEqual(reports);
  });
});

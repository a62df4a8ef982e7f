/** Sends what a form holds to the page in the CMS's preview frame. */
import type { CustomPreviewTemplate, CustomPreviewTemplateProps } from '@sveltia/cms';
import { fieldOf } from '../../../../src/content/introspect';
import type { Kind } from '../../../../src/content/kind';
import type { KindName } from '../../../../src/content/kinds';
import { type Problem, textsIn } from '../../../gatsby-plugin-content-check/browser';
import { checkDraft } from '../forms/checkDraft';
import { fileName, ungrouped } from '../forms/formData';
import { DRAFT_EVENT, type PreviewDraft } from '../forms/previewDraft';
import { pickedName } from './pickedFiles';
import { contentOf, draftOf, fileOf, formsOf, languageOfForm, loadContentIndex } from './saveGuard';

/** Id of the element that the page is drawn in. */
const PLACE = 'page';

/** The check reads all files: it waits until nobody has typed for this long. */
const PAUSE_MILLISECONDS = 400;

/** Name of a picture that has been picked and not saved: until then it has no name of its own. */
const UNSAVED_PICTURE = 'unsaved.jpg';

type Addresses = PreviewDraft['addresses'];

type Fields = Record<string, unknown>;

/** The form with a name for each unsaved file, and where the browser finds its files. */
function withNames(
  kind: Kind,
  data: Fields,
  getAsset: CustomPreviewTemplateProps['getAsset'],
): { data: Fields; addresses: Addresses } {
  const names = new Map<string, string>();
  const addresses: Record<string, string> = {};
  for (const { field, value } of textsIn(fieldOf(kind.schema), ungrouped(data))) {
    if (!field.file || value === '') continue;
    const isUnsaved = value.startsWith('blob:');
    const name = isUnsaved ? (pickedName(value) ?? UNSAVED_PICTURE) : fileName(value);
    const address = isUnsaved ? value : getAsset(value)?.toString();
    if (isUnsaved) names.set(value, name);
    if (address) addresses[name] = address;
  }
  const named: Fields = JSON.parse(JSON.stringify(data), (_key, value: unknown) =>
    typeof value === 'string' ? (names.get(value) ?? value) : value,
  );
  return { data: named, addresses };
}

/** Starts the page's script in the frame; going from form to form, the CMS keeps the frame. */
function startPage(frame: Document): void {
  if (frame.getElementById(PLACE)) return;
  const place = Object.assign(frame.createElement('div'), { id: PLACE });
  const src = new URL('/admin/preview.js', window.location.origin).href;
  const script = Object.assign(frame.createElement('script'), { type: 'module', src });
  // The CMS's own React draws nothing in the body, and leaves alone what it has not drawn.
  frame.body.append(place, script);
}

interface PreviewPane {
  props: CustomPreviewTemplateProps;
  timer?: ReturnType<typeof setTimeout>;
  /** Found by the last check. */
  problems?: Problem[];
  sent?: string;
}

declare global {
  interface Window {
    /** create-react-class, with the CMS's own React. */
    createClass: (methods: object & ThisType<PreviewPane>) => CustomPreviewTemplate;
  }
}

/** Sends what the form holds at once, and again with its problems. */
function update(pane: PreviewPane, kind: Kind<KindName>): void {
  const { entry, window: frame, getAsset } = pane.props;
  const language = languageOfForm(entry.get('data')?.toJS() ?? {});
  const named = formsOf(entry).map((form) => withNames(kind, form, getAsset));
  const forms = named.map(({ data }) => data);
  const written = JSON.stringify([language, forms]);
  if (written === pane.sent) return;
  pane.sent = written;
  const addresses: Addresses = Object.assign({}, ...named.map((one) => one.addresses));
  const edited = { kind, path: String(entry.get('path') ?? ''), forms };
  const file = fileOf(edited);
  const contents = Object.fromEntries(
    forms.map((form) => [languageOfForm(form), contentOf(kind, form)]),
  );
  const send = () => {
    const { problems = [] } = pane;
    frame.previewDraft = { file, contents, language, addresses, problems };
    frame.dispatchEvent(new Event(DRAFT_EVENT));
  };
  const check = async () => {
    const problems = checkDraft(await draftOf(edited), await loadContentIndex());
    // On a slow line a check ends after the next has begun.
    if (pane.sent !== written) return;
    pane.problems = problems;
    send();
  };
  send();
  clearTimeout(pane.timer);
  pane.timer = setTimeout(() => void check(), PAUSE_MILLISECONDS);
}

/** The preview template of a kind, as the CMS registers it. */
export const previewTemplate = (kind: Kind<KindName>): CustomPreviewTemplate =>
  window.createClass({
    componentDidMount() {
      startPage(this.props.document);
      update(this, kind);
    },
    componentDidUpdate() {
      update(this, kind);
    },
    componentWillUnmount() {
      clearTimeout(this.timer);
    },
    render: () => null,
  });

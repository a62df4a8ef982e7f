/** Hands what a form holds to the page in the CMS's preview frame. */
import type { CustomPreviewTemplate, CustomPreviewTemplateProps } from '@sveltia/cms';
import { fieldOf } from '../../../../src/content/introspect';
import type { Kind } from '../../../../src/content/kind';
import type { KindName } from '../../../../src/content/kinds';
import { type Problem, textsIn } from '../../../gatsby-plugin-content-check/browser';
import { checkDraft } from '../forms/checkDraft';
import { fileName, ungrouped } from '../forms/formData';
import { DRAFT_EVENT, type PreviewDraft } from '../forms/previewDraft';
import { pickedName } from './pickedFiles';
import { draftOf, fileOf, formsOf, loadContentIndex } from './saveGuard';
import { contentOf, languageOfForm } from './writtenText';

/** The page's script, which runs in the frame's own window. */
const PREVIEW_SCRIPT = '/admin/preview.js';

/** Id of the element that the page is drawn in. */
const PLACE = 'page';

/** The check reads all files: it waits until nobody has typed for this long. */
const PAUSE_MILLISECONDS = 400;

/** Name of a picture that has been picked and not saved: until then it has no name of its own. */
const UNSAVED_PICTURE = 'unsaved.jpg';

type Addresses = PreviewDraft['addresses'];

type Fields = Record<string, unknown>;

/** The form with a name for each file that is picked and not saved, and where the browser finds its files. */
function withNames(
  kind: Kind,
  data: Fields,
  getAsset: CustomPreviewTemplateProps['getAsset'],
): { data: Fields; addresses: Addresses } {
  const names = new Map<string, string>();
  const addresses: Record<string, string> = {};
  for (const { field, value } of textsIn(fieldOf(kind.schema), ungrouped(data))) {
    if (!field.imageFolder || value === '') continue;
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

/** The draft of one frame: sent at once, and again with what the check says about it. */
class FramedDraft {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private problems: Problem[] = [];
  private last = '';

  constructor(
    private readonly kind: Kind<KindName>,
    private readonly isWorkingTree: boolean,
  ) {}

  update({ entry, window: frame, getAsset }: CustomPreviewTemplateProps): void {
    const { kind } = this;
    const language = languageOfForm(entry.get('data')?.toJS() ?? {});
    const named = formsOf(entry).map((form) => withNames(kind, form, getAsset));
    const forms = named.map(({ data }) => data);
    const addresses: Addresses = Object.assign({}, ...named.map((one) => one.addresses));
    const written = JSON.stringify([language, forms]);
    if (written === this.last) return;
    this.last = written;
    const edited = { kind, path: String(entry.get('path') ?? ''), forms };
    const file = fileOf(edited);
    const contents = Object.fromEntries(
      forms.map((form) => [languageOfForm(form), contentOf(kind, form)]),
    );
    const send = () => {
      frame.previewDraft = { file, contents, language, addresses, problems: this.problems };
      frame.dispatchEvent(new Event(DRAFT_EVENT));
    };
    const check = async () => {
      const draft = await draftOf(edited);
      this.problems = checkDraft(draft, await loadContentIndex(this.isWorkingTree));
      send();
    };
    send();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void check(), PAUSE_MILLISECONDS);
  }

  end(): void {
    clearTimeout(this.timer);
  }
}

/** Starts the page's script in the frame; going from form to form, the CMS keeps the frame. */
function startPage(frame: Document): void {
  if (frame.getElementById(PLACE)) return;
  const place = frame.createElement('div');
  place.id = PLACE;
  const script = frame.createElement('script');
  script.type = 'module';
  script.src = new URL(PREVIEW_SCRIPT, window.location.origin).href;
  // The CMS's own React draws nothing in the body, and leaves alone what it has not drawn.
  frame.body.append(place, script);
}

interface PreviewPane {
  props: CustomPreviewTemplateProps;
  draft?: FramedDraft;
}

type CreateClass = (methods: object & ThisType<PreviewPane>) => CustomPreviewTemplate;

declare global {
  interface Window {
    /** create-react-class, with the CMS's own React. */
    createClass: CreateClass;
  }
}

/** The preview template of a kind, as the CMS registers it. */
export function previewTemplate(
  kind: Kind<KindName>,
  isWorkingTree: boolean,
): CustomPreviewTemplate {
  return window.createClass({
    componentDidMount() {
      startPage(this.props.document);
      this.draft = new FramedDraft(kind, isWorkingTree);
      this.draft.update(this.props);
    },
    componentDidUpdate() {
      this.draft?.update(this.props);
    },
    componentWillUnmount() {
      this.draft?.end();
    },
    render() {
      return null;
    },
  });
}

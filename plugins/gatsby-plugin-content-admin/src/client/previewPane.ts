/** Sends the page of a form's content to the CMS's preview frame; workers make it and check it. */
import type { CustomPreviewTemplate, CustomPreviewTemplateProps } from '@sveltia/cms';
import type { KindName } from '../../../../src/content/kinds';
import { fieldOf } from '../../../../src/content/model/introspect';
import type { Kind } from '../../../../src/content/model/kind';
import { type Problem, textsIn } from '../../../gatsby-plugin-content-check/browser';
import type { SiteFolder } from '../content/siteFolder';
import { PICTURE_ADDRESS } from '../forms/fields';
import { type Fields, pictureFileOf, ungroupPlacement } from '../forms/formData';
import { PREVIEW_EVENT, type PreviewPage } from '../forms/previewState';
import { askCheck, askPage } from './askWorker';
import { contentOf, type EditedEntry, originalFileOf, formsOf, languageOfForm } from './entryForms';
import { entryToCheck } from './entryToCheck';
import { pickedName } from './pickedFiles';

const ROOT = 'page';

/** The check reads all files, so it waits for a pause in typing. */
const PAUSE_MILLISECONDS = 400;

/** How often a page is made again because the CMS has yet to load its pictures: for some twenty seconds. */
const MOST_REPEATS = 50;

const UNSAVED_PICTURE = 'unsaved.jpg';

/** By file name. The CMS replaces an asset's `url`, which is not served, once it has loaded the file. */
type Assets = Record<string, { url: string }>;

/** Returns what a form holds, with names in place of picked files' addresses, and all files that it names. */
function withFiles(kind: Kind, data: Fields, getAsset: CustomPreviewTemplateProps['getAsset']) {
  const names = new Map<string, string>();
  const assets: Assets = {};
  for (const { field, value } of textsIn(fieldOf(kind.schema), ungroupPlacement(data))) {
    if (!field.file || value === '') continue;
    const isUnsaved = value.startsWith('blob:');
    const name = isUnsaved ? (pickedName(value) ?? UNSAVED_PICTURE) : pictureFileOf(value);
    const asset = isUnsaved ? { url: value } : getAsset(value);
    if (isUnsaved) names.set(value, name);
    if (asset) assets[name] = asset;
  }
  const form: Fields = JSON.parse(JSON.stringify(data), (_key, value: unknown) =>
    typeof value === 'string' ? (names.get(value) ?? value) : value,
  );
  return { form, assets };
}

/** What the forms of an entry hold at one moment. */
interface PreviewContent {
  edited: EditedEntry;
  /** That of the form beside the preview. */
  language: string;
  assets: Assets;
}

function previewContent(
  { entry, getAsset }: CustomPreviewTemplateProps,
  kind: Kind<KindName>,
  site: SiteFolder,
): PreviewContent {
  const read = formsOf(entry).map((data) => withFiles(kind, data, getAsset));
  const forms = read.map(({ form }) => form);
  return {
    edited: { kind, path: site.inSite(String(entry.get('path') ?? '')), forms },
    language: languageOfForm(entry.get('data')?.toJS() ?? {}),
    assets: Object.assign({}, ...read.map(({ assets }) => assets)),
  };
}

/** Starts the page's script in the frame, which the CMS reuses for the next form. */
function startPage(frame: Document): void {
  if (frame.getElementById(ROOT)) return;
  const root = Object.assign(frame.createElement('div'), { id: ROOT });
  const src = new URL('/admin/preview.js', window.location.origin).href;
  const script = Object.assign(frame.createElement('script'), { type: 'module', src });
  // Safe, because the CMS's own React renders nothing into the body.
  frame.body.append(root, script);
}

/** What the frame is to show next: a change of the forms' content, from the moment that it was noticed. */
interface PreviewChange extends PreviewContent {
  frame: Window;
  /** The content as JSON, without files. */
  text: string;
  /** True for the first content of a form. */
  isFirst: boolean;
}

/**
 * The preview of one open form. Each change asks for a page at once and for a check after a pause; what is answered
 * after the next change, or after the form was closed, is dropped.
 */
class FormPreview {
  /** undefined before the first change, and once the form is closed. */
  private newest?: PreviewChange;

  /** The last page that could be made: it stays while the form's content makes none. */
  private page?: PreviewPage;

  /** Of the last content that was checked. */
  private problems: Problem[] = [];

  constructor(
    private readonly kind: Kind<KindName>,
    private readonly site: SiteFolder,
  ) {}

  /** Call it whenever the CMS has rendered: perhaps nothing has changed. */
  update(props: CustomPreviewTemplateProps): void {
    const content = previewContent(props, this.kind, this.site);
    const text = JSON.stringify([content.language, content.edited.forms]);
    if (text === this.newest?.text) return;
    const isFirst = this.newest === undefined;
    const change = { ...content, frame: props.window, text, isFirst };
    this.newest = change;
    this.keepLastIfFailing(this.showPage(change));
    this.afterPause(change, () => this.check(change));
  }

  close(): void {
    this.newest = undefined;
  }

  private async showPage(change: PreviewChange, repeats = 0): Promise<void> {
    const { edited, language, assets } = change;
    const contents = Object.fromEntries(
      edited.forms.map((form) => [languageOfForm(form), contentOf(edited.kind, form)]),
    );
    const urls = Object.entries(assets).map(([name, { url }]) => [name, url] as const);
    const entry = {
      file: originalFileOf(edited),
      contents,
      language,
      addresses: Object.fromEntries(urls),
    };
    const { page } = await askPage({ entry, isFirst: change.isFirst });
    if (change !== this.newest) return;
    // Without a page of its own, the last one stays.
    this.page = page ?? this.page;
    this.send(change.frame);
    const isLoading = urls.some(([, url]) => url.startsWith(PICTURE_ADDRESS));
    if (isLoading && repeats < MOST_REPEATS) {
      this.afterPause(change, () => this.showPage(change, repeats + 1));
    }
  }

  private async check(change: PreviewChange): Promise<void> {
    const entry = await entryToCheck(change.edited);
    const { problems } = await askCheck({ about: 'entry', entry, mayBeSkipped: true });
    if (change !== this.newest || !problems) return;
    this.problems = problems;
    this.send(change.frame);
  }

  private send(frame: Window): void {
    frame.previewState = { page: this.page, problems: this.problems };
    frame.dispatchEvent(new Event(PREVIEW_EVENT));
  }

  private afterPause(change: PreviewChange, action: () => Promise<void>): void {
    setTimeout(() => {
      if (change === this.newest) this.keepLastIfFailing(action());
    }, PAUSE_MILLISECONDS);
  }

  /**
   * A form may be too far from whole to make a page: the last page and problems stay, and the next change starts over.
   * It may also be a mistake in the code, so that a developer needs the reason.
   */
  private keepLastIfFailing(action: Promise<void>): void {
    void action.catch(console.error);
  }
}

/** The component that createClass makes. */
interface PreviewComponent {
  props: CustomPreviewTemplateProps;
  preview?: FormPreview;
}

declare global {
  interface Window {
    /** create-react-class with the CMS's own React. */
    createClass: (methods: object & ThisType<PreviewComponent>) => CustomPreviewTemplate;
  }
}

/** Returns a kind's preview template for the CMS. */
export const previewTemplate = (kind: Kind<KindName>, site: SiteFolder): CustomPreviewTemplate =>
  window.createClass({
    componentDidMount() {
      startPage(this.props.document);
      this.preview = new FormPreview(kind, site);
      this.preview.update(this.props);
    },
    componentDidUpdate() {
      this.preview?.update(this.props);
    },
    componentWillUnmount() {
      this.preview?.close();
    },
    render: () => null,
  });

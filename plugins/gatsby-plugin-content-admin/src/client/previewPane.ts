/** Sends the page of a form's content to the CMS's preview frame; workers make it and check it. */
import type { CustomPreviewTemplate, CustomPreviewTemplateProps } from '@sveltia/cms';
import type { KindName } from '../../../../src/content/kinds';
import { fieldOf } from '../../../../src/content/model/introspect';
import type { Kind } from '../../../../src/content/model/kind';
import { type Problem, textsIn } from '../../../gatsby-plugin-content-check/browser';
import { PICTURE_ADDRESS } from '../forms/fields';
import { type Fields, fileName, ungroupPlacement } from '../forms/formData';
import { DRAFT_EVENT, type DraftPage } from '../forms/previewDraft';
import type { SiteFolder } from '../forms/siteFolder';
import { askCheck, askPage } from './askWorker';
import { pickedName } from './pickedFiles';
import { contentOf, draftOf, fileOf, formsOf, languageOfForm } from './saveGuard';

const ROOT = 'page';

/** The check reads all files, so it waits for a pause in typing. */
const PAUSE_MILLISECONDS = 400;

const UNSAVED_PICTURE = 'unsaved.jpg';

/** By file name. The CMS replaces an asset's `url`, which is not served, once it has loaded the file. */
type Assets = Record<string, { url: string }>;

function withNames(kind: Kind, data: Fields, getAsset: CustomPreviewTemplateProps['getAsset']) {
  const names = new Map<string, string>();
  const assets: Assets = {};
  for (const { field, value } of textsIn(fieldOf(kind.schema), ungroupPlacement(data))) {
    if (!field.file || value === '') continue;
    const isUnsaved = value.startsWith('blob:');
    const name = isUnsaved ? (pickedName(value) ?? UNSAVED_PICTURE) : fileName(value);
    const asset = isUnsaved ? { url: value } : getAsset(value);
    if (isUnsaved) names.set(value, name);
    if (asset) assets[name] = asset;
  }
  const named: Fields = JSON.parse(JSON.stringify(data), (_key, value: unknown) =>
    typeof value === 'string' ? (names.get(value) ?? value) : value,
  );
  return { data: named, assets };
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

interface PreviewPane {
  props: CustomPreviewTemplateProps;
  page?: DraftPage;
  problems?: Problem[];
  sent?: string;
}

declare global {
  interface Window {
    /** create-react-class with the CMS's own React. */
    createClass: (methods: object & ThisType<PreviewPane>) => CustomPreviewTemplate;
  }
}

/** Sends the page of the form's content, then its problems. */
function update(pane: PreviewPane, kind: Kind<KindName>, site: SiteFolder): void {
  const { entry, window: frame, getAsset } = pane.props;
  const language = languageOfForm(entry.get('data')?.toJS() ?? {});
  const named = formsOf(entry).map((form) => withNames(kind, form, getAsset));
  const forms = named.map(({ data }) => data);
  const current = JSON.stringify([language, forms]);
  if (current === pane.sent) return;
  const isFirst = pane.sent === undefined;
  pane.sent = current;
  const assets: Assets = Object.assign({}, ...named.map((form) => form.assets));
  const edited = { kind, path: site.inSite(String(entry.get('path') ?? '')), forms };
  const file = fileOf(edited);
  const contents = Object.fromEntries(
    forms.map((form) => [languageOfForm(form), contentOf(kind, form)]),
  );
  // True as soon as the form is changed or closed: the frame belongs to what comes next.
  const isOld = () => pane.sent !== current;
  const send = () => {
    frame.previewDraft = { page: pane.page, problems: pane.problems ?? [] };
    frame.dispatchEvent(new Event(DRAFT_EVENT));
  };
  const show = async (): Promise<void> => {
    const urls = Object.entries(assets).map(([name, { url }]) => [name, url] as const);
    const draft = { file, contents, language, addresses: Object.fromEntries(urls) };
    const { page } = await askPage({ draft, isFirst });
    if (isOld()) return;
    // Without a page of its own, the last one stays.
    pane.page = page ?? pane.page;
    send();
    const isLoading = urls.some(([, url]) => url.startsWith(PICTURE_ADDRESS));
    if (isLoading) later(show);
  };
  const check = async (): Promise<void> => {
    const draft = await draftOf(edited);
    const { problems } = await askCheck({ about: 'draft', draft, isPassing: true });
    if (isOld()) return;
    pane.problems = problems;
    send();
  };
  // If one of them fails, the last page stays; the next change starts another.
  const later = (action: () => Promise<void>) =>
    setTimeout(() => void (isOld() || action().catch(() => undefined)), PAUSE_MILLISECONDS);
  void show().catch(() => undefined);
  later(check);
}

/** Returns a kind's preview template for the CMS. */
export const previewTemplate = (kind: Kind<KindName>, site: SiteFolder): CustomPreviewTemplate =>
  window.createClass({
    componentDidMount() {
      startPage(this.props.document);
      update(this, kind, site);
    },
    componentDidUpdate() {
      update(this, kind, site);
    },
    componentWillUnmount() {
      // A page or a check that is still being made must not be sent.
      this.sent = undefined;
    },
    render: () => null,
  });

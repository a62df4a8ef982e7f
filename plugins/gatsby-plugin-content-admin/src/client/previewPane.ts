/** Sends a form's content to the page in the CMS's preview frame. */
import type { CustomPreviewTemplate, CustomPreviewTemplateProps } from '@sveltia/cms';
import { fieldOf } from '../../../../src/content/introspect';
import type { Kind } from '../../../../src/content/kind';
import type { KindName } from '../../../../src/content/kinds';
import { type Problem, textsIn } from '../../../gatsby-plugin-content-check/browser';
import { PICTURE_ADDRESS } from '../forms/fields';
import { type Fields, fileName, ungrouped } from '../forms/formData';
import { DRAFT_EVENT } from '../forms/previewDraft';
import { askCheck } from './askCheck';
import { pickedName } from './pickedFiles';
import { contentOf, draftOf, fileOf, formsOf, languageOfForm } from './saveGuard';
import { inSite } from './siteFolder';

const ROOT = 'page';

/** The check reads all files, so it waits for a pause in typing. */
const PAUSE_MILLISECONDS = 400;

const UNSAVED_PICTURE = 'unsaved.jpg';

/** By file name. The CMS replaces an asset's `url`, which is not served, once it has loaded the file. */
type Assets = Record<string, { url: string }>;

function withNames(kind: Kind, data: Fields, getAsset: CustomPreviewTemplateProps['getAsset']) {
  const names = new Map<string, string>();
  const assets: Assets = {};
  for (const { field, value } of textsIn(fieldOf(kind.schema), ungrouped(data))) {
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
  timer?: ReturnType<typeof setTimeout>;
  problems?: Problem[];
  sent?: string;
}

declare global {
  interface Window {
    /** create-react-class with the CMS's own React. */
    createClass: (methods: object & ThisType<PreviewPane>) => CustomPreviewTemplate;
  }
}

/** Sends the form's content at once, then again with its problems. */
function update(pane: PreviewPane, kind: Kind<KindName>): void {
  const { entry, window: frame, getAsset } = pane.props;
  const language = languageOfForm(entry.get('data')?.toJS() ?? {});
  const named = formsOf(entry).map((form) => withNames(kind, form, getAsset));
  const forms = named.map(({ data }) => data);
  const current = JSON.stringify([language, forms]);
  if (current === pane.sent) return;
  pane.sent = current;
  const assets: Assets = Object.assign({}, ...named.map((form) => form.assets));
  const edited = { kind, path: inSite(String(entry.get('path') ?? '')), forms };
  const file = fileOf(edited);
  const contents = Object.fromEntries(
    forms.map((form) => [languageOfForm(form), contentOf(kind, form)]),
  );
  const send = () => {
    const { problems = [] } = pane;
    const urls = Object.entries(assets).map(([name, { url }]) => [name, url] as const);
    const addresses = Object.fromEntries(urls);
    frame.previewDraft = { file, contents, language, addresses, problems };
    frame.dispatchEvent(new Event(DRAFT_EVENT));
    const isLoading = urls.some(([, url]) => url.startsWith(PICTURE_ADDRESS));
    if (isLoading) pane.timer = setTimeout(send, PAUSE_MILLISECONDS);
  };
  const check = async () => {
    const draft = await draftOf(edited);
    const { problems } = await askCheck({ about: 'draft', draft, isPassing: true });
    // The form was changed or closed during the check.
    if (pane.sent !== current) return;
    pane.problems = problems;
    send();
  };
  send();
  clearTimeout(pane.timer);
  // If the check fails offline, the next change starts another.
  pane.timer = setTimeout(() => void check().catch(() => undefined), PAUSE_MILLISECONDS);
}

/** Returns a kind's preview template for the CMS. */
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
      // The frame belongs to the next form: a check that is still running must not send.
      this.sent = undefined;
    },
    render: () => null,
  });

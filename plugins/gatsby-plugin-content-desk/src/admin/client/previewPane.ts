/** Hands what a form holds to the page in the CMS's preview frame. */
import type { CustomPreviewTemplate, CustomPreviewTemplateProps } from '@sveltia/cms';
import type { Collection } from '../../../../../src/content/fields';
import type { Problem } from '../../check/problem';
import { DRAFT_EVENT, PreviewDraft } from '../../preview/previewDraft';
import { checkDraft } from '../checkDraft';
import { draftOf, Form, loadContentIndex } from './saveGuard';
import { contentOf } from './writtenText';

/** The page's script, which runs in the frame's own window. */
const PREVIEW_SCRIPT = '/admin/preview.js';

/** Id of the element that the page is drawn in. */
const PLACE = 'page';

/** The check reads all files: it waits until nobody has typed for this long. */
const PAUSE_MILLISECONDS = 400;

/** Name of a picture that has been picked and not saved: until then it has no name of its own. */
const UNSAVED_PICTURE = 'unsaved.jpg';

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** The entry's own picture: where the browser finds it, and the form with a name for it. */
function withPicture(
  data: Record<string, unknown>,
  getAsset: CustomPreviewTemplateProps['getAsset'],
): { data: Record<string, unknown>; pictureAddress?: string } {
  const picture = fieldsOf(data.picture);
  const { file } = picture;
  if (typeof file !== 'string' || file === '') return { data };
  if (!file.startsWith('blob:')) return { data, pictureAddress: getAsset(file)?.toString() };
  return {
    data: { ...data, picture: { ...picture, file: UNSAVED_PICTURE } },
    pictureAddress: file,
  };
}

/** The draft of one frame: sent at once, and again with what the check says about it. */
class FramedDraft {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private problems: Problem[] = [];
  private last = '';

  constructor(
    private readonly collection: Collection,
    private readonly isWorkingTree: boolean,
  ) {}

  private send(frame: Window, form: Form, pictureAddress?: string): void {
    const draft: PreviewDraft = {
      collection: this.collection.name,
      content: contentOf(this.collection.schema, form.data),
      pictureAddress,
      problems: this.problems,
    };
    frame.previewDraft = draft;
    frame.dispatchEvent(new Event(DRAFT_EVENT));
  }

  private async check(frame: Window, form: Form, pictureAddress?: string): Promise<void> {
    this.problems = checkDraft(draftOf(form), await loadContentIndex(this.isWorkingTree));
    this.send(frame, form, pictureAddress);
  }

  update({ entry, window: frame, getAsset }: CustomPreviewTemplateProps): void {
    const path: unknown = entry.get('path');
    const values: unknown = entry.get('data')?.toJS();
    const { data, pictureAddress } = withPicture(fieldsOf(values), getAsset);
    const written = JSON.stringify(data);
    if (written === this.last) return;
    this.last = written;
    const form: Form = {
      collection: this.collection,
      path: typeof path === 'string' ? path : '',
      data,
    };
    this.send(frame, form, pictureAddress);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(frame, form, pictureAddress), PAUSE_MILLISECONDS);
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

/** The preview template of a collection, as the CMS registers it. */
export function previewTemplate(
  collection: Collection,
  isWorkingTree: boolean,
): CustomPreviewTemplate {
  return window.createClass({
    componentDidMount() {
      startPage(this.props.document);
      this.draft = new FramedDraft(collection, isWorkingTree);
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

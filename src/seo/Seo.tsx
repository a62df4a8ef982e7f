import { type ComponentType, createContext, useContext } from 'react';
import type { PageTemplate, ViewOf } from '../content/pages/pages';
import { createStore } from '../hooks/createStore';
import type { DocumentHeadProps } from './DocumentHead';

type Head = ComponentType<DocumentHeadProps>;

/** Provides `DocumentHead` on the server, where it is needed synchronously. */
export const DocumentHeadContext = createContext<Head | undefined>(undefined);

const loaded = createStore<Head | undefined>(undefined);

/** Loads `DocumentHead` and react-helmet. Never rejects, so that a navigation continues without them. */
export const loadDocumentHead = (): Promise<void> =>
  import('./DocumentHead').then(
    ({ DocumentHead }) => loaded.set(DocumentHead),
    () => undefined,
  );

/** The head of a page. Its code loads on the first navigation; until then, the head is in the HTML. */
export const Seo = (props: DocumentHeadProps) => {
  const provided = useContext(DocumentHeadContext);
  const loadedHead = loaded.useValue();
  const DocumentHead = provided ?? loadedHead;
  return DocumentHead ? <DocumentHead {...props} /> : null;
};

/** The head that a page's view describes, except for the error screen's, which depends on the document. */
export const ViewSeo = ({ view }: { view?: ViewOf<PageTemplate> }) =>
  view && 'seo' in view ? (
    <Seo {...view.seo} questions={'questions' in view ? view.questions : undefined} />
  ) : null;

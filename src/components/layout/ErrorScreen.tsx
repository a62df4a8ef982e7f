import { useEffect } from 'react';
import styled from 'styled-components';
import { partOf } from '../../basics/partOf';
import type { Pictures } from '../../content/text/images';
import type { ErrorPageWords } from '../../hooks/useSiteContent';
import { from } from '../../theme/media';
import { cluster, stack } from '../../theme/mixins';
import { color, navHeight, size, space } from '../../theme/theme';
import { ActionLink } from '../ui/Button';
import { Container } from '../ui/layout';
import { Picture, PictureBox } from '../ui/Picture';
import { Lead, Mono, PageTitle, RichText } from '../ui/text';

/** In characters: what was thrown may hold a whole page. */
const STATUS_LIMIT = 10;
const MESSAGE_LIMIT = 300;

/** The beginning of a string or number; '' for anything else, because anything can be thrown. */
const beginning = (value: unknown, limit: number): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).trim().slice(0, limit)
    : '';

const Screen = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  min-block-size: calc(100svh - ${size.topBar} - ${navHeight});
`;

/** Its height does not depend on the message, whose text arrives later on a slow network: nothing may move then. */
const Art = styled(PictureBox)`
  block-size: 42svh;
  ${from('md')} {
    block-size: 52svh;
  }
  ${from('lg')} {
    block-size: 42svh;
  }
`;

const Message = styled(Container)`
  ${cluster(`${space[6]} ${space[4]}`)}
  align-self: start;
  padding-block: clamp(32px, 4vw, 56px);
  &:only-child {
    grid-row: 1 / -1;
    align-self: center;
  }
  > div {
    ${stack(space[4])}
    justify-items: start;
    flex: 0 0 100%;
  }
  ${Mono} {
    padding: 8px 14px;
    background: ${color.sunken};
  }
  ${Lead} {
    max-inline-size: 36em;
  }
`;

interface ErrorScreenProps extends Pick<ErrorPageWords, 'title' | 'action'> {
  status: string;
  message: string;
  text: string;
  /** A link that tries the failed page again, if that makes sense. */
  retry?: ErrorPageWords['action'];
  pictures?: Pictures;
}

/** The screen for an unknown address or a failed page. Specification 8, "Router". */
export const ErrorScreen = ({
  title,
  status,
  message,
  text,
  retry,
  action,
  pictures,
}: ErrorScreenProps) => (
  <Screen>
    {pictures && (
      <Art>
        {/* The picture is shallow: to cover a tall screen, it is rendered wider than the window. */}
        <Picture pictures={pictures} format="band" sizes="max(100vw, 200vh)" isEager />
      </Art>
    )}
    <Message>
      <div>
        <PageTitle>{title}</PageTitle>
        <Mono>
          <b>{status}</b> <span>{message}</span>
        </Mono>
        <RichText as={Lead} text={text} />
      </div>
      {retry && <ActionLink action={retry} />}
      <ActionLink action={action} variant={retry ? 'ghost' : 'primary'} />
    </Message>
  </Screen>
);

/**
 * Sets the title of the document as long as the calling component is shown. Without react-helmet, whose code may be
 * what has not arrived.
 */
function useTitle(title: string): void {
  useEffect(() => {
    const former = document.title;
    document.title = title;
    return () => {
      // The next page may have set its own.
      if (document.title === title) document.title = former;
    };
  }, [title]);
}

export interface FailureScreenProps {
  /** Passed as props, because the query for them may be what failed. */
  words: ErrorPageWords;
  thrown: unknown;
  retryPath: string;
}

/** The error screen for anything that was thrown, with its `status` and `message` if any. Specification 8, "Router". */
export const FailureScreen = ({ words, thrown, retryPath }: FailureScreenProps) => {
  const { title, failure } = words;
  useTitle(title);
  const message = typeof thrown === 'string' ? thrown : partOf(thrown, 'message');
  return (
    <div role="alert">
      <ErrorScreen
        {...words}
        status={beginning(partOf(thrown, 'status'), STATUS_LIMIT) || failure.status}
        message={beginning(message, MESSAGE_LIMIT) || failure.message}
        text={failure.text}
        retry={{ label: failure.retry, link: retryPath }}
      />
    </div>
  );
};

import ArrowRight from 'lucide-react/icons/arrow-right';
import { Card, Disc, Frame, Media, Title, Words, type EntryCardShape } from './EntryCard.styles';
import { Picture, type ThemedPicture } from './Picture';
import { RichText } from './RichText';
import { TextLink } from './TextLink';

interface EntryCardProps {
  title: string;
  href: string;
  /** One line under the title. */
  text?: string;
  picture: ThemedPicture | null;
  /** Replaces `picture` below 1024px. */
  narrow?: ThemedPicture | null;
  alt: string;
  /** The width of the picture, as in `<img sizes>`. */
  sizes: string;
  shape?: EntryCardShape;
  /** The level of the title, below the heading of the list. */
  heading?: 'h2' | 'h3' | 'h4';
  /** From 1024px as high as its place: for one big card beside small ones. */
  isPoster?: boolean;
}

/** The card of an entry that has its own page: picture, arrow in a disc, title, one line. The whole
 * card is the link. Stands in an `<li>`: on phones all but the first of a list are rows. */
export const EntryCard = ({
  title,
  href,
  text,
  picture,
  narrow,
  alt,
  sizes,
  shape = 'landscape',
  heading = 'h3',
  isPoster = false,
}: EntryCardProps) => {
  const isSmall = shape === 'square';
  return (
    <Card $isPoster={isPoster}>
      <Media>
        <Frame $shape={shape}>
          <Picture picture={picture} narrow={narrow} alt={alt} sizes={sizes} />
        </Frame>
        <Disc $isSmall={isSmall} aria-hidden="true">
          <ArrowRight />
        </Disc>
      </Media>
      <Words $isSmall={isSmall}>
        <Title as={heading} $shape={shape} $isPoster={isPoster}>
          <TextLink href={href}>{title}</TextLink>
        </Title>
        {text && <RichText text={text} />}
      </Words>
    </Card>
  );
};

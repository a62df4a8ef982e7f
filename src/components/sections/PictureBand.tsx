import styled from 'styled-components';
import { Picture } from '../ui/Picture';
import type { BandPictures } from '../ui/pictureTypes';

/** Wide screens cut it above and below, around the height of the drawing's pearl. */
const Band = styled.div`
  block-size: clamp(180px, 24vw, 340px);
  img {
    object-position: 50% 36%;
  }
`;

/** A low picture across the window, above the title of a page. */
export const PictureBand = ({ pictures }: { pictures: BandPictures }) => (
  <Band>
    {/* At least 180px high, the picture is wider than a phone and cut at both ends. */}
    <Picture picture={pictures.band} alt={pictures.alt} sizes="max(100vw, 650px)" isEager />
  </Band>
);

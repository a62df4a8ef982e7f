import styled from 'styled-components';
import { Picture } from '../ui/Picture';
import type { BandPictures } from '../ui/pictureTypes';

/** Cut above and below on wide screens, round the height at which the drawing has its pearl. */
const Band = styled.div`
  block-size: clamp(180px, 24vw, 340px);
  img {
    object-position: 50% 36%;
  }
`;

/** A low picture across the window, above a page's title. */
export const PictureBand = ({ pictures }: { pictures: BandPictures }) => (
  <Band>
    {/* Never lower than 180px, the picture is wider than a phone and cut at both ends. */}
    <Picture picture={pictures.band} alt={pictures.alt} sizes="max(100vw, 650px)" isEager />
  </Band>
);

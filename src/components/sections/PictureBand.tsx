import styled from 'styled-components';
import type { Pictures } from '../../content/pictures';
import { Picture } from '../ui/Picture';

/** Wide screens cut it above and below, around the height of the drawing's pearl. */
const Band = styled.div`
  block-size: clamp(180px, 24vw, 340px);
  img {
    object-position: 50% 36%;
  }
`;

/** A low picture across the window, above the title of a page. */
export const PictureBand = ({ pictures }: { pictures: Pictures }) => (
  <Band>
    {/* At least 180px high, the picture is wider than a phone and cut at both ends. */}
    <Picture pictures={pictures} format="band" sizes="max(100vw, 650px)" isEager />
  </Band>
);

import styled from 'styled-components';
import { Picture, type PictureProps } from '../ui/Picture';

/** Wide screens crop it above and below the drawing's pearl. */
const Band = styled.div`
  block-size: clamp(180px, 24vw, 340px);
  /* A photograph cropped as much would show a strip of it. */
  &:has(source[type]) {
    block-size: clamp(180px, 34vw, 60svh);
  }
  img {
    object-position: 50% 36%;
  }
`;

/** A shallow picture across the window, above the title of a page or above a section. */
export const PictureBand = ({ pictures, isEager }: Pick<PictureProps, 'pictures' | 'isEager'>) => (
  <Band>
    {/* At 180px high the picture is wider than a phone, which crops both ends. */}
    <Picture pictures={pictures} format="band" sizes="max(100vw, 650px)" isEager={isEager} />
  </Band>
);

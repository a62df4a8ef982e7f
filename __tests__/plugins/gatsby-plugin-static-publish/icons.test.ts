/** @jest-environment node */
import sharp from 'sharp';
import {
  type OwnLogo,
  publishOwnIcons,
} from '../../../plugins/gatsby-plugin-static-publish/src/icons';
import { folderForEach } from '../../support/folder';

const folder = folderForEach();

const red = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="#f00" d="M0 0h${width}v${height}H0z"/></svg>`;

const publish = (own: OwnLogo) => publishOwnIcons(own, folder.at(), folder.at());

async function look(file: string) {
  const icon = sharp(folder.at(file)).removeAlpha();
  const { width = 0 } = await icon.metadata();
  const colorAt = async (at: number) => {
    const pixel = icon.clone().extract({ left: at, top: at, width: 1, height: 1 });
    return (await pixel.raw().toBuffer()).toString('hex');
  };
  return { size: width, corner: await colorAt(0), middle: await colorAt(width / 2) };
}

const logo = (ground?: 'light' | 'dark'): OwnLogo => ({
  logo: { file: 'logo.svg', ground },
});

it.each([
  ['150 by 60 mm', 'width="150mm" height="60mm" viewBox="0 0 150 60"'],
  ['a viewBox of 2500', 'viewBox="0 0 150 60" width="2500" height="1000"'],
])('the icons of a logo with %s are sharp to the edges', async (_says, size) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="100%" height="100%" fill="#f00"/></svg>`;
  folder.write('logo.svg', svg);
  await publish(logo());
  expect(await look('icons/icon-512.png')).toEqual({
    size: 512,
    corner: 'ffffff',
    middle: 'ff0000',
  });
});

it('a wide logo is centred in each square icon', async () => {
  folder.write('logo.svg', red(80, 20));
  await publish(logo());
  const seen = { corner: 'ffffff', middle: 'ff0000' };
  const sizes = {
    'icon-192': 192,
    'icon-512': 512,
    'icon-maskable-512': 512,
    'apple-touch-icon': 180,
  };
  for (const [name, size] of Object.entries(sizes)) {
    expect(await look(`icons/${name}.png`)).toEqual({ size, ...seen });
  }
  expect(await look('icon.svg')).toMatchObject(seen);
});

it('a separate icon file fills the icons to the edges', async () => {
  folder.write('icon.svg.own.svg', red(40, 40));
  await publish({ ...logo(), icon: 'icon.svg.own.svg' });
  expect((await look('icons/icon-512.png')).corner).toBe('ff0000');
});

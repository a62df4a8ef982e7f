/** @jest-environment node */
import { picture } from '../../src/content/sharedFields';
import { complaints } from '../support/complaints';

describe('the picture of a page', () => {
  it.each([
    ['left out', undefined],
    ['left to the slug', {}],
    ['drawn by a pattern', { generator: 'bars', tone: 'L1' }],
    ['drawn and described', { generator: 'bars', alt: 'Bars' }],
    ['a file with a description', { file: 'desk.jpg', alt: 'A desk' }],
    ['a file whose name ends in capitals', { file: 'DESK_2.final.PNG', alt: 'A desk' }],
  ])('may be %s', (_name, value) => {
    expect(complaints(picture(), value)).toEqual([]);
  });

  it.each([
    ['a file without a description', { file: 'desk.jpg' }, 'needs a description'],
    ['a file that is no image', { file: 'desk.pdf', alt: 'x' }, 'name of an image file'],
    ['a file elsewhere', { file: '../desk.jpg', alt: 'x' }, 'name of an image file'],
    ['a file at an address', { file: 'https://x.example/a.jpg', alt: 'x' }, 'name of an image'],
    ['an unknown pattern', { generator: 'glitter' }, 'one of'],
    ['unknown colours', { tone: 'Z9' }, 'one of'],
  ])('may not be %s', (_name, value, sentence) => {
    expect(complaints(picture(), value)).toEqual([expect.stringContaining(sentence)]);
  });
});

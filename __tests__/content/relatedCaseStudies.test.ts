import { relatedCaseStudies } from '../../src/content/relatedCaseStudies';

const caseStudy = (name: string, group: string, ...services: string[]) => ({
  name,
  group,
  services,
});
const names = (service: string, caseStudies: ReturnType<typeof caseStudy>[]) =>
  relatedCaseStudies(service, caseStudies, ['markets', 'industries']).map(({ name }) => name);

it('gives those that used the service, group by group in their order', () => {
  expect(
    names('risk', [
      caseStudy('Fashion', 'industries', 'risk'),
      caseStudy('Telco', 'markets', 'tactical', 'risk'),
      caseStudy('Luxury', 'markets', 'tactical'),
      caseStudy('Airlines', 'markets', 'risk'),
    ]),
  ).toEqual(['Telco', 'Airlines', 'Fashion']);
});

it('gives six at most, however many there are', () => {
  const many = Array.from({ length: 5000 }, (_, index) =>
    caseStudy(`Story ${index}`, 'markets', 'risk'),
  );
  expect(names('risk', many)).toEqual([0, 1, 2, 3, 4, 5].map((index) => `Story ${index}`));
});

it('gives none where none used the service', () => {
  expect(names('risk', [caseStudy('Luxury', 'markets', 'tactical')])).toEqual([]);
});

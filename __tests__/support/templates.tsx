/** Every template with the content of the fixture site. */
import type { ReactElement } from 'react';
import { aboutPage } from '../../src/content/kinds/about';
import { loginPage } from '../../src/content/kinds/account';
import { caseStudyPage } from '../../src/content/kinds/caseStudy';
import { contactPage } from '../../src/content/kinds/contact';
import { homePage } from '../../src/content/kinds/home';
import { legalPages } from '../../src/content/kinds/legalPage';
import { partnerPage } from '../../src/content/kinds/partner';
import { servicePage } from '../../src/content/kinds/service';
import { successPage } from '../../src/content/kinds/success';
// Loaded at once, so that no carousel starts in the middle of a test.
import '../../src/components/ui/carousel/SlickSlides';
import About from '../../src/templates/AboutPage';
import CaseStudy from '../../src/templates/CaseStudyPage';
import Contact from '../../src/templates/ContactPage';
import Home from '../../src/templates/HomePage';
import Legal from '../../src/templates/LegalPage';
import Login from '../../src/templates/LoginPage';
import Partner from '../../src/templates/PartnerPage';
import Service from '../../src/templates/ServicePage';
import Success from '../../src/templates/SuccessPage';
import { contextOf } from '../templates/support';
import { fixtureLibrary as library } from './fixturePages';
import { settle } from './renderForm';
import { renderPage } from './renderPage';

const cases = caseStudyPage.view(library.bySlug('case-studies', 'airlines'), library);
const client = ['Sector', 'Size', 'Market', 'Year'].map((label) => ({ label, value: 'One' }));

const about = aboutPage.view(library.the('about'), library);
const contact = contactPage.view(library.the('contact'), library);
export const home = homePage.view(library.the('home'), library);
const legal = legalPages.view(library.bySlug('legal', 'cookies'), library);
const login = loginPage.view(library.the('login'), library);
const partner = partnerPage.view(library.bySlug('partners', 'hoo-talk'), library);
const service = servicePage.view(library.bySlug('services', 'risk'), library);
const responsive = servicePage.view(library.bySlug('services', 'amplification'), library);
export const success = successPage.view(library.the('success'), library);
const story = { ...cases, caseStudy: { ...cases.caseStudy, client } };

export const pages = {
  home: <Home pageContext={{ ...contextOf('/'), view: home }} />,
  about: <About pageContext={{ ...contextOf('/about'), view: about }} />,
  contact: (
    <Contact pageContext={{ ...contextOf('/contact'), view: contact }} location={{ search: '' }} />
  ),
  login: <Login pageContext={{ ...contextOf('/login'), view: login }} />,
  service: <Service pageContext={{ ...contextOf('/risk'), view: service }} />,
  responsive: <Service pageContext={{ ...contextOf('/amplification'), view: responsive }} />,
  partner: <Partner pageContext={{ ...contextOf('/hoo-talk'), view: partner }} />,
  success: <Success pageContext={{ ...contextOf('/success'), view: success }} />,
  story: <CaseStudy pageContext={{ ...contextOf('/airlines'), view: story }} />,
  legal: <Legal pageContext={{ ...contextOf('/cookies'), view: legal }} />,
} satisfies Record<string, ReactElement>;

/** Renders a page and returns what contains it. */
export async function showPage(page: keyof typeof pages): Promise<Element> {
  const { container } = await renderPage(pages[page]);
  await settle();
  return container;
}

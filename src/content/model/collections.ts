/** Every kind of file in `data/`, in the order in which problems are reported. */
import { caseStudyGroupSchema, caseStudySchema } from './caseStudy';
import {
  contactFormSchema,
  formWordsSchema,
  leadFormSchema,
  loginFormSchema,
  signupFormSchema,
} from './forms';
import { Collection } from './kit';
import { legalPageSchema } from './legalPage';
import { navigationSchema } from './navigation';
import {
  aboutSchema,
  contactSchema,
  errorSchema,
  homeSchema,
  loginSchema,
  signupSchema,
  successSchema,
} from './pages';
import { partnerSchema } from './partner';
import { serviceGroupSchema, serviceSchema } from './service';
import { siteSchema } from './site';
import { storageSchema } from './storage';

export const collections: readonly Collection[] = [
  {
    name: 'site',
    typeName: 'Company',
    singular: 'site settings',
    schema: siteSchema,
    file: 'data/site.yaml',
  },
  {
    name: 'navigation',
    typeName: 'Navigation',
    singular: 'navigation',
    schema: navigationSchema,
    file: 'data/navigation.yaml',
  },
  {
    name: 'home',
    typeName: 'HomePage',
    singular: 'home page',
    schema: homeSchema,
    file: 'data/pages/home.yaml',
  },
  {
    name: 'about',
    typeName: 'AboutPage',
    singular: 'about page',
    schema: aboutSchema,
    file: 'data/pages/about.yaml',
  },
  {
    name: 'contact',
    typeName: 'ContactPage',
    singular: 'contact page',
    schema: contactSchema,
    file: 'data/pages/contact.yaml',
  },
  {
    name: 'login',
    typeName: 'LoginPage',
    singular: 'login page',
    schema: loginSchema,
    file: 'data/pages/login.yaml',
  },
  {
    name: 'signup',
    typeName: 'SignupPage',
    singular: 'signup page',
    schema: signupSchema,
    file: 'data/pages/signup.yaml',
  },
  {
    name: 'success',
    typeName: 'SuccessPage',
    singular: 'Success Stories page',
    schema: successSchema,
    file: 'data/pages/success.yaml',
  },
  {
    name: 'error',
    typeName: 'ErrorPage',
    singular: 'error page',
    schema: errorSchema,
    file: 'data/pages/error.yaml',
  },
  {
    name: 'lead-form',
    typeName: 'LeadForm',
    singular: 'lead form',
    schema: leadFormSchema,
    file: 'data/forms/lead.yaml',
  },
  {
    name: 'contact-form',
    typeName: 'ContactForm',
    singular: 'contact form',
    schema: contactFormSchema,
    file: 'data/forms/contact.yaml',
  },
  {
    name: 'login-form',
    typeName: 'LoginForm',
    singular: 'login form',
    schema: loginFormSchema,
    file: 'data/forms/login.yaml',
  },
  {
    name: 'signup-form',
    typeName: 'SignupForm',
    singular: 'signup form',
    schema: signupFormSchema,
    file: 'data/forms/signup.yaml',
  },
  {
    name: 'form-words',
    typeName: 'FormWords',
    singular: 'words of all forms',
    schema: formWordsSchema,
    file: 'data/forms/words.yaml',
  },
  {
    name: 'storage',
    typeName: 'StoredItems',
    singular: 'list of stored items',
    schema: storageSchema,
    file: 'data/storage.yaml',
  },
  {
    name: 'service-groups',
    typeName: 'ServiceGroup',
    singular: 'service group',
    schema: serviceGroupSchema,
    folder: 'data/service-groups',
  },
  {
    name: 'services',
    typeName: 'Service',
    singular: 'service',
    schema: serviceSchema,
    folder: 'data/services',
    hasPages: true,
  },
  {
    name: 'case-study-groups',
    typeName: 'CaseStudyGroup',
    singular: 'case study group',
    schema: caseStudyGroupSchema,
    folder: 'data/case-study-groups',
  },
  {
    name: 'case-studies',
    typeName: 'CaseStudy',
    singular: 'case study',
    schema: caseStudySchema,
    folder: 'data/case-studies',
    hasPages: true,
  },
  {
    name: 'partners',
    typeName: 'Partner',
    singular: 'partner',
    schema: partnerSchema,
    folder: 'data/partners',
    hasPages: true,
  },
  {
    name: 'legal',
    typeName: 'LegalPage',
    singular: 'legal page',
    schema: legalPageSchema,
    folder: 'data/legal',
    hasPages: true,
  },
];

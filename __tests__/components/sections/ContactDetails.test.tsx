import { render, screen } from '@testing-library/react';
import { ContactDetails } from '../../../src/components/sections/ContactDetails';

const site = {
  name: 'Acme',
  tagline: 'We listen',
  language: 'en',
  languageName: 'English',
  email: 'hello@acme.test',
  phone: '+971 4 123 4567',
  address: 'Media City',
  copyright: '© Acme',
  titleSuffix: '| Acme',
  locale: 'en_GB',
  shareImageAlt: 'The Acme mark.',
  phoneLink: 'tel:+97141234567',
  mailLink: 'mailto:hello@acme.test?subject=Hello',
  logo: null,
  social: [],
};

describe('ContactDetails', () => {
  it('names the office, and links the phone and the mail address', () => {
    render(
      <ContactDetails
        title="Contact"
        text="Talk to us."
        labels={{ office: 'Office', phone: 'Phone', email: 'Email' }}
        site={site}
      />,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Contact' })).toBeInTheDocument();
    expect(screen.getByText('Media City')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: site.phone })).toHaveAttribute('href', site.phoneLink);
    expect(screen.getByRole('link', { name: site.email })).toHaveAttribute('href', site.mailLink);
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Office',
      'Phone',
      'Email',
    ]);
  });
});

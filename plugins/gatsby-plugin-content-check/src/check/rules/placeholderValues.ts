/** Placeholders by kind and field. Kept out of the model, which the published /admin exposes. */
export const placeholderValues: Readonly<Record<string, readonly string[]>> = {
  'site.name': ['Harkwell'],
  'site.email': ['info@harkwell.example'],
  'site.phone': ['+971 4 000 0000'],
  'site.address': [
    'Dubai Media City, Dubai, UAE',
    'مدينة دبي للإعلام، دبي، الإمارات العربية المتحدة',
  ],
  'partners.website': ['https://hootalk.example/', 'https://mass-analytics.example/'],
};

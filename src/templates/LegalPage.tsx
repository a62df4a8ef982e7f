import styled from 'styled-components';
import { LegalContents } from '../components/sections/LegalContents';
import { LegalText } from '../components/sections/LegalText';
import { PageHead } from '../components/sections/PageHead';
import { Container } from '../components/ui/layout';
import type { PageOf } from '../content/pages/pages';
import { from } from '../theme/media';
import { column } from '../theme/mixins';
import { space } from '../theme/theme';

const Columns = styled(Container)`
  ${column(`${space[6]} clamp(24px, 5vw, 88px)`)}
  align-items: start;
  padding-block: clamp(32px, 4vw, 56px) ${space.section};
  ${from('lg')} {
    grid-template-columns: minmax(220px, 1fr) minmax(0, 46rem);
  }
`;

/** Terms, privacy, cookies: a long text beside its contents. Specification 2, "Legal pages". */
export default function LegalPage({ pageContext: { view } }: PageOf<'legal'>) {
  return (
    <>
      <PageHead title={view.name} text={view.effective} />
      <Columns>
        <LegalContents {...view} />
        <LegalText {...view} />
      </Columns>
    </>
  );
}

import { graphql } from 'gatsby';

/** The content of the four forms, as in src/content/kinds/forms.ts. Fragments are global: queries
 * refer to them by name. */
export const formFragments = graphql`
  fragment LeadFormContent on LeadForm {
    inputs
    servicePlaceholder
    choices {
      value
      label
    }
    privacy
    submit
    nextSteps
    messages
  }
  fragment ContactFormContent on ContactForm {
    inputs
    submit
    nextSteps
    restore
    messages
  }
  fragment LoginFormContent on LoginForm {
    inputs
    submit
    messages
  }
  fragment SignupFormContent on SignupForm {
    inputs
    submit
    messages
  }
  fragment FormWordsContent on FormWords {
    summaryHeading
    errorPrefix
    stillSending
    showPassword
    hidePassword
    closeToast
    toasts
    withoutScript
    honeypot
  }
`;

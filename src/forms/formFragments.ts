import { graphql } from 'gatsby';

/** The content of the four forms, as in src/content/kinds/forms.ts. Fragments are global: queries
 * refer to them by name. */
export const formFragments = graphql`
  fragment FormFieldContent on FormField {
    label
    hint
    required
    invalid
  }
  fragment FormSubmitContent on FormSubmit {
    label
    busy
  }
  fragment NextStepsContent on NextSteps {
    heading
    steps {
      title
      text
    }
  }
  fragment LeadFormContent on LeadForm {
    inputs {
      name {
        ...FormFieldContent
      }
      co_email {
        ...FormFieldContent
      }
      service {
        ...FormFieldContent
      }
    }
    servicePlaceholder
    choices {
      value
      label
    }
    privacy {
      label
    }
    submit {
      ...FormSubmitContent
    }
    nextSteps {
      ...NextStepsContent
    }
    messages {
      success
      unexpected
      error
      privacy
    }
  }
  fragment ContactFormContent on ContactForm {
    inputs {
      first_name {
        ...FormFieldContent
      }
      last_name {
        ...FormFieldContent
      }
      email {
        ...FormFieldContent
      }
      phone {
        ...FormFieldContent
      }
      message {
        ...FormFieldContent
      }
    }
    submit {
      ...FormSubmitContent
    }
    nextSteps {
      ...NextStepsContent
    }
    restore {
      text
      label
    }
    messages {
      success
      unexpected
      serverPrefix
      error
      network
    }
  }
  fragment LoginFormContent on LoginForm {
    inputs {
      username {
        ...FormFieldContent
      }
      password {
        ...FormFieldContent
      }
    }
    submit {
      ...FormSubmitContent
    }
    messages {
      invalid
      error
    }
  }
  fragment SignupFormContent on SignupForm {
    inputs {
      name {
        ...FormFieldContent
      }
      username {
        ...FormFieldContent
      }
      phone {
        ...FormFieldContent
      }
      email {
        ...FormFieldContent
      }
      password {
        ...FormFieldContent
      }
    }
    submit {
      ...FormSubmitContent
    }
    messages {
      success
      failed
      network
      otherPrefix
    }
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

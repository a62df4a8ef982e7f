import { graphql } from 'gatsby';

/**
 * What many queries ask for. Fragments are global: queries name them.
 *
 * Each use of a picture asks gatsby-plugin-image for the widths in which it is shown, for screens of
 * one and two device pixels.
 *
 * A wide picture is the first thing that a phone loads beside the page and its fonts: at 34 it weighs
 * a sixth less than at 40, and nobody sees it. 740 is for phones of two device pixels, 1200 for those
 * of three, which are up to 400px wide.
 *
 * A logo is at most 60px high, on a screen of two device pixels 120.
 */
export const fragments = graphql`
  fragment CardImage on File {
    childImageSharp {
      gatsbyImageData(
        layout: FULL_WIDTH
        breakpoints: [360, 800]
        formats: [AVIF, WEBP]
        placeholder: DOMINANT_COLOR
      )
    }
  }
  fragment HeroImage on File {
    childImageSharp {
      gatsbyImageData(
        layout: FULL_WIDTH
        breakpoints: [720, 1300]
        formats: [AVIF, WEBP]
        placeholder: DOMINANT_COLOR
      )
    }
  }
  fragment WideImage on File {
    childImageSharp {
      gatsbyImageData(
        layout: FULL_WIDTH
        breakpoints: [740, 1200, 1600]
        formats: [AVIF, WEBP]
        avifOptions: { quality: 34 }
        placeholder: DOMINANT_COLOR
      )
    }
  }
  fragment CardImages on ThemedPicture {
    light {
      ...CardImage
    }
    dark {
      ...CardImage
    }
  }
  fragment HeroImages on ThemedPicture {
    light {
      ...HeroImage
    }
    dark {
      ...HeroImage
    }
  }
  fragment WideImages on ThemedPicture {
    light {
      ...WideImage
    }
    dark {
      ...WideImage
    }
  }
  fragment CardPicture on Pictures {
    alt
    card {
      ...CardImages
    }
  }
  fragment HeroPicture on Pictures {
    ...WidePicture
    hero {
      ...HeroImages
    }
  }
  fragment WidePicture on Pictures {
    alt
    wide {
      ...WideImages
    }
  }
  fragment TallPicture on Pictures {
    ...WidePicture
    tall {
      ...HeroImages
    }
  }
  fragment LogoFileContent on LogoFile {
    width
    height
    svg {
      publicURL
    }
    png {
      childImageSharp {
        gatsbyImageData(layout: FIXED, height: 60, formats: [WEBP, AUTO], placeholder: NONE)
      }
    }
  }
  fragment LogoContent on Logo {
    ground
    onLight {
      ...LogoFileContent
    }
    onDark {
      ...LogoFileContent
    }
  }
  fragment BandPicture on Pictures {
    alt
    band {
      ...WideImages
    }
  }
`;

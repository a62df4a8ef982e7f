/** @jest-environment node */
import { lateScripts } from '../../src/build/lateScripts';

/** What Gatsby writes at the end of a page, its line breaks inside of a tag included. */
const page = `<body><button type="submit" disabled="">Send</button><!-- slice-start id="_gatsby-scripts-1" -->
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";
          </script>
        <script>window.___webpackCompilationHash="1";</script><script src="/runtime-1.js" async></script><script src="/framework-1.js" async></script><script src="/app-1.js" async></script><!-- slice-end id="_gatsby-scripts-1" --></body>`;

describe('the scripts of a page', () => {
  const html = lateScripts(page, '/about');

  it('are no longer loaded by the page itself, but by the starter, in their order', () => {
    expect(html).not.toMatch(/<script[^>]* src=/);
    expect(html).toContain('["/runtime-1.js","/framework-1.js","/app-1.js"]');
  });

  it('leave Gatsby’s own inline scripts whole', () => {
    expect(html).toMatch(
      /<script id="gatsby-chunk-mapping"\s*>\s*window\.___chunkMapping="\{\\"app\\":\[\\"\/app-1\.js\\"\]\}";\s*<\/script>/,
    );
  });

  it('let a form be sent at once', () => {
    expect(html).toContain('<button type="submit">Send</button>');
  });
});

it('stop the build where Gatsby no longer writes them as known', () => {
  expect(() => lateScripts('<body></body>', '/about')).toThrow('/about');
});

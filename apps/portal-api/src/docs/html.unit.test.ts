import { describe, expect, it } from '@jest/globals';
import { escapeHtml, inline, markdownToHtml } from './html.js';

describe('text on a page', () => {
  it('is shown as it is', () => {
    expect(escapeHtml(`<b> & "c" 'd'`)).toBe('&lt;b&gt; &amp; &quot;c&quot; &#39;d&#39;');
  });

  it('may have code, emphasis and links inside the documents', () => {
    expect(inline('**Now** see `a <b>` in [errors](/docs/errors)')).toBe(
      '<strong>Now</strong> see <code>a &lt;b&gt;</code> in <a href="/docs/errors">errors</a>',
    );
  });

  it('has no emphasis and no links inside code, and no links to elsewhere', () => {
    expect(inline('`**a** [b](/c)`')).toBe('<code>**a** [b](/c)</code>');
    expect(inline('[b](//elsewhere.example/)')).not.toContain('<a');
    expect(inline('[b](javascript:alert)')).not.toContain('<a');
  });

  it('has a paragraph for each block', () => {
    expect(markdownToHtml('one\ntwo\n\nthree')).toBe('<p>one\ntwo</p>\n<p>three</p>');
  });
});

/** The look of the pages, in light and in dark as the reader's system has it. */
export const pageStyle = `
:root {
  color-scheme: light dark;
  --ground: #ffffff;
  --text: #1d2429;
  --quiet: #55616b;
  --line: #d6dce1;
  --panel: #f3f5f7;
  --link: #0b57b0;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #1c2022;
    --text: #e4e6e6;
    --quiet: #a9b3ba;
    --line: #3b4449;
    --panel: #262c2f;
    --link: #8ab8ff;
  }
}
* { box-sizing: border-box; }
html { background: var(--ground); color: var(--text); }
body { margin: 0; font: 1rem/1.55 system-ui, sans-serif; }
a { color: var(--link); }
a:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
.skip { position: absolute; left: -100vw; }
.skip:focus { left: 1rem; top: 1rem; background: var(--ground); padding: .5rem; z-index: 1; }
header {
  display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; align-items: baseline;
  padding: .75rem 1.5rem; background: var(--panel); border-bottom: 1px solid var(--line);
}
header p, header ul { margin: 0; padding: 0; }
header ul { display: flex; gap: 1.25rem; list-style: none; }
header .name { font-weight: 700; }
header .files { margin-left: auto; display: flex; gap: 1rem; font-size: .9rem; }
header a[aria-current] { color: inherit; font-weight: 600; text-decoration-thickness: 2px; }
main { padding: 1rem 1.5rem 4rem; }
.text { max-width: 60rem; margin: 0 auto; }
.text h1 { font-size: 1.7rem; line-height: 1.25; }
.text h2 { font-size: 1.25rem; margin-top: 2.25rem; }
.text code, .text pre { font-family: ui-monospace, monospace; font-size: .9em; }
.text code { background: var(--panel); padding: .1em .3em; border-radius: 3px; overflow-wrap: anywhere; }
.text pre {
  background: var(--panel); border: 1px solid var(--line); border-radius: 4px; padding: .75rem; overflow-x: auto;
}
.text pre code { background: none; padding: 0; }
.table { overflow-x: auto; }
.table table { border-collapse: collapse; width: 100%; }
.table th, .table td {
  text-align: left; vertical-align: top; padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--line);
}
.table thead th { color: var(--quiet); font-weight: 600; }
.table tbody th { font-weight: 400; white-space: nowrap; }
dt { font-weight: 600; margin-top: 1rem; }
dd { margin: .15rem 0 0; }
.unseen { position: absolute; left: -100vw; }
/* A page cannot set an HttpOnly cookie: executing the login does it, and the viewer's own form would not. */
#viewer .auth-wrapper, #viewer .authorization__btn { display: none; }
`.trimStart();

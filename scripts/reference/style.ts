/** The style sheet of the reference: colours, type and measures of the design system, light and dark. */
import { type ColorRoles, darkColors, lightColors } from '../../packages/ui/src/theme/color-roles.ts'

const ROLES = [
  'surface',
  'surfaceRaised',
  'surfaceSunken',
  'text',
  'textMuted',
  'line',
  'lineStrong',
  'accentStrong',
  'accentStrongHover',
  'onAccent',
  'accentSoft',
  'accentText',
  'focus',
] as const satisfies readonly (keyof ColorRoles)[]

const variables = (colors: ColorRoles) => ROLES.map((role) => `--${role}:${colors[role]}`).join(';')

export const styleSheet = (): string => `:root{color-scheme:light dark;${variables(lightColors())}}
@media (prefers-color-scheme:dark){:root{${variables(darkColors())}}}
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;line-height:1.5}
body{margin:0;color:var(--text);background:var(--surface);font:1rem/1.5 system-ui,"Noto Sans",sans-serif}
a{color:var(--accentText)}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
.skip{position:absolute;inset-block-start:-4rem}
.skip:focus{inset-block-start:0;background:var(--surface);padding:.75rem}
header{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;justify-content:space-between;padding:.75rem 1rem;border-block-end:1px solid var(--line);background:var(--surfaceRaised)}
header a{display:inline-block;padding:.25rem 0;font-weight:600;text-decoration:none}
header nav a{margin-inline-start:1rem;font-weight:400}
.columns{max-width:80rem;margin:auto}
.areas{border-block-start:1px solid var(--line)}
main{padding:1rem;min-width:0}
.areas{padding:1rem 1rem 0}
.areas ul{list-style:none;margin:.5rem 0;padding:0}
.areas a{display:block;padding:.375rem .5rem;border-radius:6px;text-decoration:none}
.areas a[aria-current]{background:var(--accentSoft);font-weight:600}
h1,h2,h3{line-height:1.25;text-wrap:balance;overflow-wrap:anywhere}
h1{font-size:2rem;margin:.5rem 0 1rem}
h2{font-size:1.5rem;margin:2rem 0 .5rem}
h3{font-size:1rem;margin:1.5rem 0 .5rem}
h2 a{color:inherit;text-decoration:none}
article{border-block-start:1px solid var(--line);margin-block-start:2rem;scroll-margin-top:1rem}
article h2{margin-block-start:1.25rem}
small{color:var(--textMuted);font-weight:400}
code{font-family:ui-monospace,"SF Mono",Menlo,Consolas,monospace;font-size:.875em;overflow-wrap:anywhere}
.address code{background:var(--surfaceSunken);border-radius:6px;padding:.25rem .5rem}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.875rem}
th,td{padding:.5rem .75rem .5rem 0;border-block-end:1px solid var(--line);text-align:start;vertical-align:top}
th{color:var(--textMuted);font-weight:600}
td:first-child{min-width:9rem}
td:last-child{min-width:14rem}
details{margin-block:.5rem}
summary{cursor:pointer;padding:.375rem 0}
pre{overflow-x:auto;margin:0;padding:.75rem;border-radius:6px;background:var(--surfaceSunken)}
pre code{overflow-wrap:normal}
.search{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;margin-block:1.5rem}
.search label{flex-basis:100%;font-weight:600}
input,button{font:inherit;min-height:2.75rem;padding:.5rem .75rem;border-radius:6px}
input{flex:1;min-width:0;max-width:30rem;border:1px solid var(--lineStrong);color:inherit;background:var(--surface)}
button{border:0;color:var(--onAccent);background:var(--accentStrong);cursor:pointer}
button:hover{background:var(--accentStrongHover)}
section ul{list-style:none;margin:0;padding:0}
.call{padding:.5rem 0;border-block-end:1px solid var(--line)}
.call code,.call small{display:inline-block;margin-inline-start:.5rem}
section:not(:has(.call)){display:none}
.none{display:none}
main:not(:has(.call)) .none{display:block}
@media (min-width:64rem){
.columns{display:grid;grid-template-columns:18rem minmax(0,1fr)}
.areas{grid-area:1/1;align-self:start;position:sticky;inset-block-start:0;max-height:100dvh;overflow-y:auto;border:0}
main{grid-area:1/2;padding:1rem 2rem 4rem}
.to-areas{display:none}
}
`

// Plain Node, no DOM, no bundler: what a server that renders pages does.
import { Button, Dialog, Field, Select, TextInput, Theme, themeFromSeed, UiProvider } from '@hwjy/ui'
import { media, vars } from '@hwjy/ui/vars'
import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'

const page = renderToString(
  h(
    Theme,
    { name: 'system', brand: '#c2410c', density: 'compact' },
    h(
      UiProvider,
      { language: 'ja-JP' },
      h(Field, { label: 'Name' }, h(TextInput, { name: 'name' })),
      h(Select, { 'aria-label': 'Level', options: [{ value: 'hsk1', label: 'HSK 1' }] }),
      h(Dialog, { isOpen: false, onOpenChange: () => {}, title: 'Later' }),
      h(Button, { tone: 'primary' }, 'Save'),
    ),
  ),
)
for (const part of [
  'data-theme="system"',
  'data-density="compact"',
  '--hwjy-brand-light-accent',
  'name="name"',
  'Save',
]) {
  if (!page.includes(part)) throw new Error(`${part} is missing in ${page}`)
}
if (vars.color.text !== 'var(--hwjy-color-text)' || !media.touch.includes('coarse')) throw new Error('tokens')
if (!/^#[0-9a-f]{6}$/.test(themeFromSeed('#c2410c')['--hwjy-brand-dark-focus'])) throw new Error('brand')

import { composeStories, setProjectAnnotations } from '@storybook/react-vite'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import preview from '../.storybook/preview.tsx'

interface PlayableStory {
  run: () => Promise<void>
}

setProjectAnnotations([preview])
const files = import.meta.glob<Parameters<typeof composeStories>[0]>('./**/*.stories.tsx', { eager: true })

/** These need layout or a whole page, which happy-dom does not have. Contrast is proved by color-roles.test.ts. */
const needLayout = [
  'color-contrast',
  'target-size',
  'region',
  'page-has-heading-one',
  'landmark-one-main',
  'heading-order',
]
const rules = Object.fromEntries(needLayout.map((rule) => [rule, { enabled: false }]))

/** Radix's focus guards are hidden and focusable by design: they hand the focus on. And happy-dom shows what is hidden. */
const context = { include: ['body'], exclude: ['[data-radix-focus-guard]', '[hidden]'] }

describe.each(Object.entries(files))('%s', (_file, file) => {
  const stories: [string, PlayableStory][] = Object.entries(composeStories(file))

  it.each(stories)('%s plays through and is sound for assistive technology', async (_name, story) => {
    await story.run()
    const { violations } = await axe.run(context, { rules, resultTypes: ['violations'] })
    const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
    expect(findings).toEqual([])
  })
})

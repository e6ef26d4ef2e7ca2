import { composeStories, setProjectAnnotations } from '@storybook/react-vite'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import preview from '../../../../../packages/ui/.storybook/preview.tsx'

interface PlayableStory {
  run: () => Promise<void>
  /** `needsLayout`: a story of measured things, which only the catalogue in Chromium plays. */
  parameters: { needsLayout?: boolean }
}

setProjectAnnotations([preview])
const files = import.meta.glob<Parameters<typeof composeStories>[0]>('../**/*.stories.tsx', { eager: true })

/** These need layout or a whole page, which happy-dom does not have; the catalogue in Chromium looks at them. */
const needLayout = ['color-contrast', 'target-size', 'region', 'page-has-heading-one', 'landmark-one-main']
const rules = Object.fromEntries(needLayout.map((rule) => [rule, { enabled: false }]))
const context = { include: ['body'], exclude: ['[data-radix-focus-guard]', '[hidden]'] }

describe.each(Object.entries(files))('%s', (_file, file) => {
  const stories = Object.entries<PlayableStory>(composeStories(file)).filter(
    ([, { parameters }]) => parameters.needsLayout !== true,
  )

  it.each(stories)('%s plays through and is sound for assistive technology', async (_name, story) => {
    await story.run()
    const { violations } = await axe.run(context, { rules, resultTypes: ['violations'] })
    expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([])
  })
})

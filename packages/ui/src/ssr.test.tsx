// @vitest-environment node
import { composeStories, setProjectAnnotations } from '@storybook/react-vite'
import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import preview from '../.storybook/preview.tsx'

setProjectAnnotations([preview])
const files = import.meta.glob<Parameters<typeof composeStories>[0]>('./**/*.stories.tsx', { eager: true })

describe.each(Object.entries(files))('%s', (_file, file) => {
  const stories: [string, ComponentType][] = Object.entries(composeStories(file))

  it.each(stories)('%s is rendered on a server', (_name, Story) => {
    expect(renderToString(createElement(Story))).toContain('data-theme')
  })
})

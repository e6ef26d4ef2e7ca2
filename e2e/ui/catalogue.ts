import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Finds the built Storybook: `pnpm --filter @hwjy/ui build-storybook`. */
export const catalogueFolder = path.resolve(import.meta.dirname, '../../packages/ui/storybook-static')

interface CatalogueEntry {
  id: string
  title: string
  name: string
  type: 'story' | 'docs'
}

/** Lists every story of the built catalogue. @throws when it has not been built */
export function listStories(): readonly CatalogueEntry[] {
  const index = path.join(catalogueFolder, 'index.json')
  if (!existsSync(index)) throw new Error('No catalogue. Build it: pnpm --filter @hwjy/ui build-storybook')
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, CatalogueEntry> }
  return Object.values(entries).filter(({ type }) => type === 'story')
}

import { firstViews, homesLater, homeViews, SIGNED_IN, visitorViews } from '../first-views.ts'
import type { ImportGraph } from '../import-graph.ts'

/** Matches the styles that come with every part of the design system. */
export const THEME_STYLES = /\/packages\/ui\/src\/theme\/[^/]+\.css\.ts\.vanilla\.css$/

const STYLE_MODULE = /\.css\.ts$/
/** Most pages need the same parts of it as a visitor. */
const isOfDesignSystem = (id: string) => id.includes('/packages/ui/')

/**
 * Returns the name of the file of each style that the first views need, by the id of its module: one for all of them, one
 * for visitors, one for the homes. Styles weigh little, and a page waits for each file of them.
 */
export function styleFiles({ loadedWith }: Pick<ImportGraph, 'loadedWith'>): Map<string, string> {
  // Vite has one module for the names of classes, and one for the rules.
  const stylesOf = (pathEnds: readonly string[]) =>
    new Set(
      pathEnds.flatMap((pathEnd) =>
        [...loadedWith(pathEnd)].filter((id) => STYLE_MODULE.test(id)).map((id) => `${id}.vanilla.css`),
      ),
    )
  const start = stylesOf(['/index.html'])
  const visit = stylesOf(visitorViews.flatMap((view) => firstViews[view]))
  const home = stylesOf([SIGNED_IN, ...homeViews.flatMap((view) => firstViews[view]), ...homesLater])
  const nameOf = (id: string) => {
    if (start.has(id) || (visit.has(id) && (home.has(id) || isOfDesignSystem(id)))) return 'styles'
    return home.has(id) ? 'home-styles' : 'visit-styles'
  }
  return new Map([...start, ...visit, ...home].map((id) => [id, nameOf(id)]))
}

import * as css from './hanzi-tile.css.ts'

/** Decoration: the lesson's name stands beside it in full. */
export function HanziTile({ character }: { character: string }) {
  return (
    <div aria-hidden className={css.tile} lang="zh-Hans">
      <span className={css.character}>{character}</span>
    </div>
  )
}

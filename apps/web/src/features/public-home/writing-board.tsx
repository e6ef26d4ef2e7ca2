import * as css from './writing-board.css.ts'

/** 你好 in its writing squares. A picture, so the page's words do not depend on it. */
export function WritingBoard() {
  return (
    <div aria-hidden className={css.board} lang="zh-Hans">
      <div className={css.square}>
        <span className={css.character.first}>你</span>
      </div>
      <div className={css.square}>
        <span className={css.character.second}>好</span>
      </div>
      <div className={css.pinyin}>
        <span>nǐ</span>
        <span>hǎo</span>
      </div>
    </div>
  )
}

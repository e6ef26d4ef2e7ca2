import { Button } from '@hwjy/ui'
import { Eraser, PenLine } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CharacterSquare } from './character-square.tsx'
import { Face } from './face.tsx'
import * as css from './mini-class.css.ts'
import { strokes } from './strokes.ts'
import { useInk } from './use-ink.ts'

/** A lesson in miniature: the teacher writes 你好, a student greets, and the visitor may take the pen. */
export function MiniClass() {
  const { t } = useTranslation('publicHome')
  const [isWriting, setIsWriting] = useState(false)
  const first = useInk()
  const second = useInk()
  const hasWritten = first.lines.length + second.lines.length > 0
  function wipe() {
    first.wipe()
    second.wipe()
  }
  return (
    <section aria-label={t('class.picture')} className={css.room}>
      <div aria-hidden className={css.top}>
        <span className={css.live} />
        <span className={css.name}>{t('class.name')}</span>
        <span className={css.clock}>12:34</span>
      </div>
      <div aria-hidden className={css.board} lang="zh-Hans">
        <CharacterSquare character="你" strokesBefore={0} ink={isWriting ? first : null} />
        <CharacterSquare character="好" strokesBefore={strokes.你.length} ink={isWriting ? second : null} />
        <span className={css.pinyin}>nǐ</span>
        <span className={css.pinyin}>hǎo</span>
      </div>
      <div aria-hidden className={css.people}>
        <figure className={css.person}>
          <Face of="teacher" />
          <figcaption className={css.personName}>{t('class.teacher')}</figcaption>
        </figure>
        <figure className={css.person}>
          <Face of="student" />
          <figcaption className={css.personName}>Anna</figcaption>
        </figure>
        <p className={css.bubble} lang="zh-Hans">
          老师好！
        </p>
      </div>
      <div className={css.tools}>
        <output className={css.hint}>{isWriting && (hasWritten ? t('class.praise') : t('class.hint'))}</output>
        {isWriting && hasWritten && (
          <Button tone="quiet" onClick={wipe}>
            <Eraser aria-hidden size={18} />
            {t('class.wipe')}
          </Button>
        )}
        <Button
          onClick={() => {
            if (isWriting) wipe()
            setIsWriting(!isWriting)
          }}
        >
          {!isWriting && <PenLine aria-hidden size={18} />}
          {isWriting ? t('class.stop') : t('class.write')}
        </Button>
      </div>
    </section>
  )
}

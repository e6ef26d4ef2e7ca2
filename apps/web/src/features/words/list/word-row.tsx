import type { Favourite } from '@hwjy/sdk'
import { HanziText, IconButton, Link as StyledLink, StatusPill } from '@hwjy/ui'
import { PencilLine, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useForget } from '../../../shared/favourites/use-forget.ts'
import { SoundButton } from '../../../shared/hanzi/sound-button.tsx'
import { StrokeDialog } from '../stroke-dialog.tsx'
import { useDueText } from '../use-due-text.ts'
import * as css from '../words.css.ts'
import { sourcePath } from './source-path.ts'

const tones = { new: 'neutral', learning: 'accent', known: 'success' } as const

/** A word with its sound, its strokes, where it was kept and when it comes again. */
export function WordRow({ word }: { word: Favourite }) {
  const { t } = useTranslation(['words', 'favourites'])
  const dueText = useDueText()
  const [isOpen, setIsOpen] = useState(false)
  const { forget, isPending } = useForget('student')
  const { title: text, pinyin, meaning, source, review } = word
  return (
    <li className={css.word}>
      {pinyin === null ? (
        <span className={css.hanzi}>
          <HanziText text={text} pinyin />
        </span>
      ) : (
        <span lang="zh-Hans" className={css.hanzi}>
          {text}
        </span>
      )}
      <span className={css.about}>
        {pinyin !== null && (
          <span lang="zh-Latn-pinyin" className={css.pinyin}>
            {pinyin}
          </span>
        )}
        <span className={css.muted}>{meaning ?? t('words:noMeaning')}</span>
        {source && (
          <span className={css.muted}>
            <StyledLink asChild tone="quiet">
              <Link to={sourcePath(source)} lang="zh-Hans">
                {source.title}
              </Link>
            </StyledLink>
          </span>
        )}
      </span>
      {review && (
        <span className={css.standing}>
          <StatusPill tone={tones[review.state]}>{t(`words:states.${review.state}`)}</StatusPill>
          <span className={css.muted}>{dueText(review.dueAt)}</span>
        </span>
      )}
      <span className={css.acts}>
        <SoundButton text={text} />
        <IconButton
          size="sm"
          tone="quiet"
          label={t('words:strokes', { text })}
          icon={<PencilLine aria-hidden size={18} />}
          onClick={() => setIsOpen(true)}
        />
        <IconButton
          size="sm"
          tone="quiet"
          label={t('favourites:forgetName', { name: text })}
          icon={<Trash2 aria-hidden size={18} />}
          isBusy={isPending}
          onClick={() => void forget({ target: { targetType: 'word', text }, name: text, reps: review?.reps ?? 0 })}
        />
      </span>
      {isOpen && <StrokeDialog text={text} onClose={() => setIsOpen(false)} />}
    </li>
  )
}

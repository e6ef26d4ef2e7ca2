import { type FavouriteSourceRef, useAddFavouriteAs } from '@hwjy/sdk'
import { Button, useToast } from '@hwjy/ui'
import { Star } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { atOnce } from '../at-once.ts'
import { useProblemText } from '../problem/use-problem-text.ts'
import * as css from './keep-selection.css.ts'
import { selectedWord } from './selected-word.ts'

/** Offers to keep the Chinese word that a student selects in the text below. Pages load the words of `favourites`. */
export function KeepSelection({ source, children }: { source: FavouriteSourceRef; children: ReactNode }) {
  const { t } = useTranslation('favourites')
  const toast = useToast()
  const problemText = useProblemText()
  const { mutateAsync, isPending } = useAddFavouriteAs('student', atOnce)
  const place = useRef<HTMLDivElement>(null)
  const [word, setWord] = useState<string | null>(null)
  useEffect(() => {
    function look() {
      const selection = document.getSelection()
      const isHere = selection?.anchorNode != null && place.current?.contains(selection.anchorNode) === true
      setWord(isHere ? selectedWord(selection.toString()) : null)
    }
    document.addEventListener('selectionchange', look)
    return () => document.removeEventListener('selectionchange', look)
  }, [])
  async function keep(text: string) {
    try {
      await mutateAsync({ data: { targetType: 'word', text, source } })
      toast.show(t('isKept', { name: text }))
      document.getSelection()?.removeAllRanges()
    } catch (error) {
      toast.error(problemText(error))
    }
  }
  return (
    <>
      <div ref={place} className={css.place}>
        {children}
      </div>
      <div aria-live="polite" className={css.bar}>
        {word !== null && (
          <Button
            tone="primary"
            isBusy={isPending}
            // A press must not take the selection away before it is kept.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => void keep(word)}
          >
            <Star aria-hidden size={18} />
            {t('keep', { name: word })}
          </Button>
        )}
      </div>
    </>
  )
}

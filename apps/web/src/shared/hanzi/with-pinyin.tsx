import { PinyinProvider, SegmentedControl, usePinyinStatus } from '@hwjy/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSavedChoice } from '../choices/use-saved-choice.ts'
import { usePinyinChoice } from './pinyin-choice.ts'
import * as css from './with-pinyin.css.ts'

/** Sets the Chinese texts in it as this person reads them. */
export function WithPinyin({ children }: { children: ReactNode }) {
  const choice = useSavedChoice(usePinyinChoice())
  return (
    <PinyinProvider isPinyinShown={choice !== 'off'} hasToneColors={choice === 'tones'}>
      {children}
    </PinyinProvider>
  )
}

/** Without pinyin, with it, with it in the colours of its tones. Says when the dictionary does not come. */
export function PinyinSwitch() {
  const { t } = useTranslation('questions')
  const saved = usePinyinChoice()
  const choice = useSavedChoice(saved)
  const status = usePinyinStatus()
  return (
    <div className={css.box}>
      <SegmentedControl
        size="sm"
        label={t('pinyin.label')}
        value={choice}
        onValueChange={saved.set}
        options={[
          { value: 'off', label: t('pinyin.off') },
          { value: 'on', label: t('pinyin.on') },
          { value: 'tones', label: t('pinyin.tones') },
        ]}
      />
      <span aria-live="polite" className={css.status}>
        {choice !== 'off' && status === 'loading' && t('pinyin.loading')}
        {choice !== 'off' && status === 'failed' && t('pinyin.failed')}
      </span>
    </div>
  )
}

import { IconButton } from '@hwjy/ui'
import { Volume2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { speakChinese, useHasChineseVoice } from './speech.ts'

/** Reads a text aloud. A device without a Chinese voice shows no button that would be silent. */
export function SoundButton({ text }: { text: string }) {
  const { t } = useTranslation('favourites')
  if (!useHasChineseVoice()) return null
  return (
    <IconButton
      size="sm"
      tone="quiet"
      label={t('listen', { text })}
      icon={<Volume2 aria-hidden size={18} />}
      onClick={() => speakChinese(text)}
    />
  )
}

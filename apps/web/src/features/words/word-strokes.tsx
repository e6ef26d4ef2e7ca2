import { createStrokeSource, StrokeCard } from '@hwjy/classroom/hanzi'
import { currentLanguage } from '../../shared/i18n/i18n.ts'
import { STROKE_FILES } from '../../shared/stroke-files.ts'

export interface WordStrokesProps {
  text: string
}

const source = createStrokeSource(STROKE_FILES)

export default function WordStrokes({ text }: WordStrokesProps) {
  return <StrokeCard text={text} source={source} language={currentLanguage()} />
}

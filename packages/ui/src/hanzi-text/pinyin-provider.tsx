import { createContext, type ReactNode, use, useMemo } from 'react'

export interface PinyinReading {
  isPinyinShown: boolean
  /** Colours the pinyin by its tone, beside its marks. */
  hasToneColors: boolean
}

const Reading = createContext<PinyinReading>({ isPinyinShown: false, hasToneColors: false })

/** How every `HanziText` below is read: one switch for a person, wherever it stands. */
export function PinyinProvider({
  isPinyinShown,
  hasToneColors = false,
  children,
}: Pick<PinyinReading, 'isPinyinShown'> & Partial<PinyinReading> & { children: ReactNode }) {
  const reading = useMemo(() => ({ isPinyinShown, hasToneColors }), [isPinyinShown, hasToneColors])
  return <Reading value={reading}>{children}</Reading>
}

export const usePinyinReading = (): PinyinReading => use(Reading)

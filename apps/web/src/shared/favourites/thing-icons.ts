import type { FavouriteType } from '@hwjy/sdk'
import { BookOpen, BookText, File, Languages, type LucideIcon, Presentation } from 'lucide-react'

export const thingIcons: Readonly<Record<FavouriteType, LucideIcon>> = {
  word: Languages,
  chapter: BookText,
  lesson: Presentation,
  course: BookOpen,
  resource: File,
}

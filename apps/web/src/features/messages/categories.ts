import type { MessageCategory } from '@hwjy/sdk'
import {
  Bell,
  CalendarClock,
  CirclePlay,
  ClipboardList,
  type LucideIcon,
  Megaphone,
  MessagesSquare,
  ShieldCheck,
  ShoppingBag,
} from 'lucide-react'

export const categories: readonly MessageCategory[] = [
  'lesson',
  'homework',
  'replay',
  'order',
  'notice',
  'message',
  'account',
  'other',
]

export const categoryIcons: Readonly<Record<MessageCategory, LucideIcon>> = {
  lesson: CalendarClock,
  homework: ClipboardList,
  replay: CirclePlay,
  order: ShoppingBag,
  notice: Megaphone,
  message: MessagesSquare,
  account: ShieldCheck,
  other: Bell,
}

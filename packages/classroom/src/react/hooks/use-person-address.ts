import { personAddress } from '@hwjy/ui'
import { useClassroom } from './classroom-context.ts'

/** Returns a function that gives a name as sentences address its owner, such as 千佳さん in Japanese. */
export function usePersonAddress(): (name: string) => string {
  const { language } = useClassroom()
  return (name) => personAddress(name, language)
}

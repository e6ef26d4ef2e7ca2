import { Toast as Primitive } from 'radix-ui'
import { useUiText } from '../ui-text/ui-text-provider.tsx'
import { Toast, type ToastContent } from './toast.tsx'
import { region } from './toast.css.ts'

export interface ToastRegionProps {
  toasts: readonly ToastContent[]
  onRemove: (id: number) => void
}

/** Shows the messages: a labelled region, reached with F8. */
export function ToastRegion({ toasts, onRemove }: ToastRegionProps) {
  const text = useUiText()
  return (
    <Primitive.Provider label={text.notifications} swipeDirection="up">
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} onRemove={onRemove} />
      ))}
      <Primitive.Viewport className={region} label={`${text.notifications} ({hotkey})`} />
    </Primitive.Provider>
  )
}

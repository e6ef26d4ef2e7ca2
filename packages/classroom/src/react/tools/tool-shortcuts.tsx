import { BarButton } from '../control-bar/bar-button.tsx'
import { TOOL_ICONS, TOOL_NAMES } from './tool-icons.tsx'
import type { ToolName } from './use-tools.ts'
import { useToolWords } from './use-tool-words.ts'

const SHORTCUTS = 5

/** The tools used most, as buttons of their own in a wide bar. */
export function ToolShortcuts({ onChoose }: { onChoose: (tool: ToolName) => void }) {
  const t = useToolWords()
  return TOOL_NAMES.slice(0, SHORTCUTS).map((tool) => (
    <BarButton key={tool} label={t(tool)} icon={TOOL_ICONS[tool]} onClick={() => onChoose(tool)} />
  ))
}

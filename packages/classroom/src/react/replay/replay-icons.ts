export {
  Maximize2 as FullScreenIcon,
  Minimize2 as LeaveFullScreenIcon,
  Pause as PauseIcon,
  Play as PlayIcon,
  RotateCcw as BackIcon,
  RotateCw as ForwardIcon,
} from 'lucide-react'

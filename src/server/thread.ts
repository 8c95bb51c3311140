import { performTask } from './threads/perform-task.ts';
import { serveTasks } from './threads/serve-tasks.ts';

serveTasks(performTask);

/** @jest-environment node */
import { theContract } from './contract';

describe('data/ is as the owner’s specification says', () => theContract(process.cwd()));

return count_if(nums.begin(), nums.end(), [](int num) { return bitset<8>(num ^ {{mask}}).count() <= {{k}}; });
